import { malayDate } from '../../../platform/calendar/malay-date.js';
import type { LessonWeek } from '../../calendar/index.js';
import { BLANK_TEXTS, type RowTexts } from '../domain/plan-row.js';

/** A line of the paper: a row under its week, or a week without one. `week` null: the session has none for the row. */
export type PaperLine = Readonly<{ week: LessonWeek | null; texts: RowTexts }>;

/** Every week of teaching, and behind them what found none. */
export function linesOf(
  rows: readonly (RowTexts & Readonly<{ week: number }>)[],
  weeks: readonly LessonWeek[],
): PaperLine[] {
  const known = new Set(weeks.map(({ week }) => week));
  const under = weeks.flatMap((week): PaperLine[] => {
    const ofWeek = rows.filter((row) => row.week === week.week);
    return ofWeek.length === 0 ? [{ week, texts: BLANK_TEXTS }] : ofWeek.map((texts) => ({ week, texts }));
  });
  const beyond = rows.filter((row) => !known.has(row.week));
  return [...under, ...beyond.map((texts): PaperLine => ({ week: null, texts }))];
}

/** "Minggu 4", its days, and what takes some of them away. */
export function weekLines({ week }: PaperLine): string[] {
  if (!week) return ['Tiada minggu'];
  return [
    `Minggu ${week.number}`,
    `${malayDate(week.firstDay)} - ${malayDate(week.lastDay)}`,
    ...(week.days === 0 ? ['Tiada PdP'] : []),
    ...week.because,
  ];
}
