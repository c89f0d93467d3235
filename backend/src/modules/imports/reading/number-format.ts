import { addDays } from '../../../platform/calendar/day.js';

/** How a number of a sheet is shown: as a day, with so many digits at least, or as it is. */
export type NumberFormat = 'day' | 'plain' | Readonly<{ digits: number }>;

/** Of formats that every program knows by number: those that begin with a day. */
const DAY_FORMATS = [
  [14, 17],
  [22, 22],
  [27, 36],
  [50, 58],
] as const;

/** `code`: as the file writes it, e.g. dd/mm/yyyy; undefined for those known by number. */
export function numberFormatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return DAY_FORMATS.some(([from, to]) => from <= id && id <= to) ? 'day' : 'plain';
  const bare = code.replaceAll(/\[[^\]]*\]|"[^"]*"|\\.|_./g, '');
  if (/^0{2,20}$/.test(bare)) return { digits: bare.length };
  return /[dy]/i.test(bare) && !/general/i.test(bare) ? 'day' : 'plain';
}

/** The day before the first; the older calendar has a 29 February 1900. */
const DAYS_ZERO = { '1900': '1899-12-30', '1904': '1904-01-01' };
/** The last day of the year 9999. */
const LAST_DAY = 2_958_465;

/** Days since day zero of a calendar -> YYYY-MM-DD; null for what is none. */
function dayOfSerial(serial: number, calendar: keyof typeof DAYS_ZERO): string | null {
  if (!(serial >= 1 && serial <= LAST_DAY)) return null;
  return addDays(DAYS_ZERO[calendar], Math.floor(serial));
}

/** As people read it: no exponent, the zeros in front that its format shows. */
export function numberText(written: string, format: NumberFormat, calendar: keyof typeof DAYS_ZERO): string {
  const value = Number(written);
  if (written === '' || !Number.isFinite(value)) return written;
  if (format === 'day') return dayOfSerial(value, calendar) ?? written;
  const text = Number.isSafeInteger(value) ? String(value) : written;
  return typeof format === 'object' && /^\d+$/.test(text) ? text.padStart(format.digits, '0') : text;
}
