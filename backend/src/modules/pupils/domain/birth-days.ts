import { addDays, isDay } from '../../../platform/calendar/day.js';

/** In which order a column writes the parts of a day. */
export const DAY_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** `isSure`: a cell, or a number of identity beside one, rules the others out. */
export type ColumnOrder = Readonly<{ order: DayOrder; isSure: boolean; isWitnessed: boolean }>;

/** A cell with what bears witness of it: YYMMDD of a number of identity, null where there is none. */
export type WitnessedCell = Readonly<{ cell: string; witness: string | null }>;

const MONTHS = ['jan', 'feb', 'mac', 'apr', 'mei', 'jun', 'jul', 'ogo', 'sep', 'okt', 'nov', 'dis'];
const OTHER_MONTHS: Readonly<Record<string, number>> = { mar: 3, may: 5, aug: 8, oct: 10, dec: 12 };
/** Day 0 of a spreadsheet; what is a day of birth there has five digits. */
const DAY_ZERO = '1899-12-30';
const TIME_BEHIND = /[\sT]+\d{1,2}[:.]\d{2}([:.]\d{2})?(\.\d+)?\s*(am|pm|pg|ptg|z)?$/i;

/**
 * 2016-02-14, 14/2/2016, 14.2.16, 14 Feb 2016, 14-Feb-16, 2016年2月14日, 20160214, each with a time behind it too, or the
 * number that a spreadsheet makes of it -> YYYY-MM-DD; null for what is none.
 */
export function dayIn(cell: string, order: DayOrder = 'dmy'): string | null {
  const text = cell.trim().replace(TIME_BEHIND, '');
  if (/^\d{5}(\.\d+)?$/.test(text)) return addDays(DAY_ZERO, Math.floor(Number(text)));
  if (/^\d{8}$/.test(text)) return dayInDigits(text, order);
  const parts = text
    .replaceAll(/[年月日,]/g, ' ')
    .trim()
    .split(/[\s/.-]+/);
  const [first = '', middle = '', last = ''] = parts;
  if (parts.length !== 3) return null;
  if (monthNamed(first) > 0) return dayOf(last, first, middle);
  if (first.length === 4) return dayOf(first, middle, last);
  if (monthNamed(middle) > 0 || order === 'dmy' || (last.length === 4 && order === 'ymd'))
    return dayOf(last, middle, first);
  return order === 'mdy' ? dayOf(last, first, middle) : dayOf(first, middle, last);
}

/** The order in which most numbers of identity agree, else the one in which most cells are days; of two such, as it is usual here. */
export function orderOfDays(cells: readonly WitnessedCell[]): ColumnOrder {
  const open = cells.filter(({ cell }) => new Set(DAY_ORDERS.map((order) => dayIn(cell, order))).size > 1);
  const counted = DAY_ORDERS.map((order) => {
    const days = open.map(({ cell, witness }) => ({ day: dayIn(cell, order), witness }));
    return {
      order,
      days: days.map(({ day }) => day).join(),
      read: days.filter(({ day }) => day !== null).length,
      witnessed: days.filter(({ day, witness }) => day !== null && agrees(day, witness)).length,
    };
  });
  const [best, ...others] = counted.toSorted(
    (one, other) => other.witnessed - one.witnessed || other.read - one.read,
  );
  if (!best || open.length === 0) return { order: 'dmy', isSure: true, isWitnessed: false };
  const { order, witnessed } = best;
  const isNoRival = (other: typeof best) =>
    other.days === best.days || other.witnessed < witnessed || other.read < best.read;
  return { order, isSure: others.every(isNoRival), isWitnessed: witnessed > 0 };
}

/** Whether a day is the one that a number of identity begins with. */
export function agrees(day: string, witness: string | null): boolean {
  return witness !== null && day.slice(2).replaceAll('-', '') === witness;
}

/** Whether the cell is another day where its parts are in another order. */
export function isOpen(cell: string): boolean {
  const days = DAY_ORDERS.map((order) => dayIn(cell, order)).filter((day) => day !== null);
  return new Set(days).size > 1;
}

function dayInDigits(digits: string, order: DayOrder): string | null {
  const whole = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)] as const;
  if (/^(19|20)/.test(digits) && dayOf(...whole) !== null && order !== 'mdy') return dayOf(...whole);
  const [first, second, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  return order === 'mdy' ? dayOf(year, first, second) : dayOf(year, second, first);
}

function dayOf(year: string, month: string, day: string): string | null {
  if (!/^(\d{2}|\d{4})$/.test(year) || !/^\d{1,2}$/.test(day)) return null;
  const named = monthNamed(month);
  if (named === 0 && !/^\d{1,2}$/.test(month)) return null;
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${String(named || Number(month)).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

/** 0 where the word names none. */
function monthNamed(word: string): number {
  if (!/^\p{L}{3,}$/u.test(word)) return 0;
  const short = word.toLowerCase().slice(0, 3);
  return OTHER_MONTHS[short] ?? MONTHS.indexOf(short) + 1;
}
