import type { LessonWeek } from '@rules/calendar/domain/lesson-weeks';

/** Of which part of a plan something is said. */
export const sectionOfWeek = (week: number) => `week-${week}`;
export const WHOLE = 'whole';

/** "minggu 4", as the school calls it; of the plan as a whole "keseluruhan". */
export function sectionWords(section: string, weeks: readonly LessonWeek[]): string {
  const week = /^week-(\d+)$/.exec(section)?.[1];
  if (week === undefined) return 'keseluruhan';
  return `minggu ${weeks.find((each) => each.week === Number(week))?.number ?? week}`;
}

/** At the beginning of a line. */
export function sectionTitle(section: string, weeks: readonly LessonWeek[]): string {
  const words = sectionWords(section, weeks);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
