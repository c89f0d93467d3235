import { lastDayOf } from '@rules/calendar/school-week';
import { formatShortDayAndMonth } from '../../../ui/format';
import type { DueWeek, WeekFigures } from './calls';

/** How a week stands out: what is whole is quiet, and nothing is red, since all of it can still be done. */
export type CellLook = 'quiet' | 'late' | 'some' | 'few' | 'off';

/** Below these shares of what was expected a week stands out more. */
const [NEARLY, FEW] = [0.8, 0.35];

export const sentOf = ({ onTime, late }: WeekFigures) => onTime + late;

export function lookOf(figures: WeekFigures): CellLook {
  const { expected, late, missing } = figures;
  if (expected === 0) return 'off';
  const share = sentOf(figures) / expected;
  if (missing > 0) return share < FEW ? 'few' : share < NEARLY ? 'some' : 'late';
  return late > 0 ? 'late' : 'quiet';
}

/** In the cell: it says its number, so that it reads on grey paper. */
export function wordsOf(figures: WeekFigures): string {
  const { expected, late, missing, open, away } = figures;
  if (expected === 0) return away > 0 ? 'tiada' : '–';
  if (missing + open > 0) return `${sentOf(figures)}/${expected}`;
  return late > 0 ? `${late} lewat` : String(expected);
}

/** For whoever does not see the table: "18 dijangka, 15 dihantar, 2 lewat, 3 belum". */
export function sentenceOf(figures: WeekFigures): string {
  const { expected, late, missing, open, away } = figures;
  if (expected === 0) return away > 0 ? 'tidak hadir' : 'tiada PdP';
  return [
    `${expected} dijangka, ${sentOf(figures)} dihantar`,
    ...(late > 0 ? [`${late} lewat`] : []),
    ...(missing > 0 ? [`${missing} belum`] : []),
    ...(open > 0 ? [`${open} masih dalam tempoh`] : []),
  ].join(', ');
}

/** How a week stands out where many are seen at once: its exception, and of how many plans. */
export type SquareLook = 'full' | 'late' | 'missing' | 'open' | 'off';

export function squareOf({ expected, late, missing, open }: WeekFigures): {
  look: SquareLook;
  count: number;
} {
  if (expected === 0) return { look: 'off', count: 0 };
  if (missing > 0) return { look: 'missing', count: missing };
  if (late > 0) return { look: 'late', count: late };
  return { look: open > 0 ? 'open' : 'full', count: 0 };
}

/** Of all weeks of a teacher, what stands out most: "3 belum" of weeks, "1 lewat", "penuh". */
export function weeksInWords(weeks: readonly WeekFigures[]): string {
  const countOf = (look: SquareLook) => weeks.filter((week) => squareOf(week).look === look).length;
  const [missing, late] = [countOf('missing'), countOf('late')];
  if (missing > 0) return `${missing} belum`;
  if (late > 0) return `${late} lewat`;
  return countOf('off') === weeks.length ? 'tiada' : 'penuh';
}

/** "sejak 14 Sep", of a teacher whose first lesson is in a later week than the first that is shown; else empty. */
export function sinceWords(since: string | null, weeks: readonly Pick<DueWeek, 'week'>[]): string {
  const [first] = weeks;
  if (since === null || !first || since <= lastDayOf(first.week)) return '';
  return `sejak ${formatShortDayAndMonth(since).slice(4)}`;
}
