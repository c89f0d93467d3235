import { addDays, isDay } from '../../../platform/calendar/day.js';
import { identityNumberOf } from './identity-number.js';
import type { Sex } from './pupil.js';

/** What stood in a cell, as it is kept; null where it says nothing that can be kept. */

const SEX_WORDS: Readonly<Record<string, Sex>> = {
  l: 'M',
  lelaki: 'M',
  m: 'M',
  male: 'M',
  p: 'F',
  perempuan: 'F',
  f: 'F',
  female: 'F',
};

export function sexIn(cell: string): Sex | null {
  return SEX_WORDS[cell.toLowerCase().replaceAll('.', '')] ?? null;
}

const MONTHS = ['jan', 'feb', 'mac', 'apr', 'mei', 'jun', 'jul', 'ogo', 'sep', 'okt', 'nov', 'dis'];
const OTHER_MONTHS: Readonly<Record<string, number>> = { mar: 3, may: 5, aug: 8, ogos: 8, oct: 10, dec: 12 };
/** Day 0 of a spreadsheet; what is a day of birth there has five digits. */
const DAY_ZERO = '1899-12-30';

/** 2016-02-14, 14/2/2016, 14 Feb 2016, or the number that a spreadsheet makes of it -> YYYY-MM-DD. */
export function dayIn(cell: string): string | null {
  if (/^\d{5}(\.0+)?$/.test(cell)) return addDays(DAY_ZERO, Math.floor(Number(cell)));
  const parts = cell.split(/[\s/.-]+/);
  if (parts.length !== 3) return null;
  const [first = '', month = '', last = ''] = parts;
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const text = `${year}-${monthIn(month)}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

function monthIn(word: string): string {
  const lower = word.toLowerCase();
  const named =
    OTHER_MONTHS[lower] ?? OTHER_MONTHS[lower.slice(0, 3)] ?? MONTHS.indexOf(lower.slice(0, 3)) + 1;
  return (named > 0 ? String(named) : word).padStart(2, '0');
}

/** A number that a spreadsheet took for one has lost the zeros in front. */
export function identityNumberIn(cell: string): string | null {
  const bare = cell.replaceAll(/[\s-]/g, '');
  return identityNumberOf(/^\d{10,11}$/.test(bare) ? bare.padStart(12, '0') : cell);
}
