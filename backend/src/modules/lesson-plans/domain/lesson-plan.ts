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

/** Of classes and subjects, and of the parts that are written, in characters. */
export const LONGEST_NAME = 100;
export const LONGEST_TEXT = 10_000;

/** The three parts that SPI 3/1999 makes mandatory. */
const MANDATORY_PARTS = ['objective', 'activities', 'reflection'] as const;

/** `isSample`: loaded to look at, not edited since. `teachingSetId`: to which its author has joined it. */
export type LessonPlanOrigin = Readonly<{ isSample: boolean; teachingSetId: string | null }>;

/** `updatedAt` and `deletedAt` in epoch milliseconds. */
export type LessonPlan = LessonPlanContent &
  LessonPlanOrigin &
  Readonly<{ id: string; version: number; updatedAt: number; deletedAt: number | null }>;

export function blankPlan(date: string): LessonPlanContent {
  return {
    date,
    startTime: '07:30',
    endTime: '08:30',
    className: '',
    subject: '',
    objective: '',
    activities: '',
    reflection: '',
  };
}

/** What is mandatory and not written yet. */
export function unwrittenParts(plan: LessonPlanContent): (typeof MANDATORY_PARTS)[number][] {
  return MANDATORY_PARTS.filter((part) => plan[part].trim() === '');
}

export function isComplete(plan: LessonPlanContent): boolean {
  return unwrittenParts(plan).length === 0;
}
