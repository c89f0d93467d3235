import type { WeekFigures } from './submission-figures.js';

/** Why a word with a teacher would help. `weeks`: for how many in a row, up to the last whose deadline has passed. */
export type HelpReason =
  | Readonly<{ kind: 'missing'; weeks: number; sent: number; expected: number }>
  | Readonly<{ kind: 'late'; weeks: number }>;

/** From so many weeks in a row on it is no slip. */
const [MISSING_WEEKS, LATE_WEEKS] = [2, 3];
/** A lesson that was forgotten is no pattern: so large a share has to be missing. */
const MISSING_SHARE = 0.2;

/** Of a teacher's weeks, the earliest first. Weeks that are still open or ask for nothing are passed over. Null: none. */
export function helpReason(weeks: readonly WeekFigures[]): HelpReason | null {
  const over = weeks.filter(({ expected, open }) => expected > 0 && open === 0);
  const last = over.at(-1);
  const missing = runAtEnd(over, (week) => week.missing > MISSING_SHARE * week.expected);
  if (last && missing >= MISSING_WEEKS)
    return { kind: 'missing', weeks: missing, sent: last.onTime + last.late, expected: last.expected };
  const late = runAtEnd(over, (week) => week.late > 0);
  return late >= LATE_WEEKS ? { kind: 'late', weeks: late } : null;
}

function runAtEnd(weeks: readonly WeekFigures[], holds: (week: WeekFigures) => boolean): number {
  const other = weeks.findLastIndex((week) => !holds(week));
  return weeks.length - 1 - other;
}
