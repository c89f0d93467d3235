import type { XmlRow } from './xml-rows.js';

const LONGEST_BLOCK = 12;

/** The first of the attributes that the row has, empty or not. */
export function written(row: XmlRow, ...names: readonly string[]): string | undefined {
  return names.map((name) => row[name]).find((text) => text !== undefined);
}

/** Ids with commas between them, each once. */
export function idsIn(row: XmlRow, ...names: readonly string[]): string[] {
  const ids = (written(row, ...names) ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids)].filter((id) => id !== '');
}

/** "8:10" -> minutes since midnight; null for what is no time of day. */
export function minutesOf(time: string | undefined): number | null {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(time ?? '') ?? [];
  const at = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && at <= 24 * 60 ? at : null;
}

/** How many periods a block has; one where nothing of use is written. */
export function blockOf(row: XmlRow): number {
  const length = Number(written(row, 'periodspercard', 'durationperiods'));
  return Number.isInteger(length) && 1 <= length && length <= LONGEST_BLOCK ? length : 1;
}

/** "2.0", in some countries "2,0"; null where it is not said. */
export function periodsPerWeekOf(row: XmlRow): number | null {
  const text = (row.periodsperweek ?? '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : null;
}
