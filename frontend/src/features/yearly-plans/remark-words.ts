import type { LessonWeek } from '@rules/calendar/domain/lesson-weeks';

/** Of which part of a plan something is said. */
export const sectionOfWeek = (week: number) => `week-${week}`;
export const WHOLE = 'whole';

/** "Minggu 4", as the school calls it; of the plan as a whole "Keseluruhan". */
export function sectionTitle(section: string, weeks: readonly LessonWeek[]): string {
  const week = /^week-(\d+)$/.exec(section)?.[1];
  if (week === undefined) return 'Keseluruhan';
  return `Minggu ${weeks.find((each) => each.week === Number(week))?.number ?? week}`;
}
