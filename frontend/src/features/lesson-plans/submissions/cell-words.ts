import type { WeekFigures } from './calls';

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
