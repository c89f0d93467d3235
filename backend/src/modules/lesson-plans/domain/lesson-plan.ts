/** What a teacher writes. Any text may still be empty while the plan is a draft. */
export type LessonPlanContent = Readonly<{
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  startTime: string;
  /** HH:MM, later than the start */
  endTime: string;
  className: string;
  subject: string;
  objective: string;
  activities: string;
  reflection: string;
}>;

/** `isSample`: loaded to look at, not edited since. */
export type LessonPlanOrigin = Readonly<{ isSample: boolean }>;

/** `updatedAt` and `deletedAt` in epoch milliseconds. */
export type LessonPlan = LessonPlanContent &
  LessonPlanOrigin &
  Readonly<{ id: string; version: number; updatedAt: number; deletedAt: number | null }>;

/** The three parts that SPI 3/1999 makes mandatory are written. */
export function isComplete({ objective, activities, reflection }: LessonPlanContent): boolean {
  return [objective, activities, reflection].every((part) => part.trim() !== '');
}
