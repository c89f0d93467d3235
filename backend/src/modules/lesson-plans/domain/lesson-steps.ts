/** What is done in a lesson, one thing after the other. `minutes`: null where nobody says how long. */
export type LessonStep = Readonly<{ text: string; minutes: number | null }>;

/** Of one step. */
export const LONGEST_STEP_MINUTES = 999;

/** "(12 min)", "(12 minit)", "[12']" and the like, at the end of a line. */
const MINUTES_AT_END =
  /\s*[([]\s*(\d{1,3})\s*(?:min(?:it|utes?|s)?\.?|m|分钟|分鐘|நிமிடம்|نيت|')\s*[)\]]\s*$/iu;

/**
 * The activities of a plan are a text whose lines are its steps, with their minutes at the end, so that what was typed or
 * pasted anywhere is a list of steps, and a list of steps can be searched, compared and printed as any text.
 */
export function stepsOf(activities: string): LessonStep[] {
  return activities
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(stepOf);
}

function stepOf(line: string): LessonStep {
  const found = MINUTES_AT_END.exec(line);
  const minutes = Number(found?.[1] ?? 0);
  return found && minutes > 0
    ? { text: line.slice(0, found.index).trimEnd(), minutes }
    : { text: line, minutes: null };
}

export function activitiesOf(steps: readonly LessonStep[]): string {
  return steps
    .map(({ text, minutes }) => [
      text.replaceAll(/\s+/gu, ' ').trim(),
      ...(minutes ? [`(${minutes} min)`] : []),
    ])
    .map((words) => words.filter((word) => word !== '').join(' '))
    .join('\n');
}

/** Null where no step says how long it takes. */
export function minutesPlanned(steps: readonly LessonStep[]): number | null {
  const told = steps.flatMap(({ minutes }) => minutes ?? []);
  return told.length === 0 ? null : told.reduce((sum, minutes) => sum + minutes, 0);
}

/** S for set induksi, P for penutup, numbers between; one step alone is no induction. */
export function stepMarks(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    if (count > 1 && at === 0) return 'S';
    return count > 2 && at === count - 1 ? 'P' : String(count > 1 ? at : at + 1);
  });
}

/** Of a lesson, in minutes. Times HH:MM. */
export function lengthOf({ startTime, endTime }: Readonly<{ startTime: string; endTime: string }>): number {
  return minutesOf(endTime) - minutesOf(startTime);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
