import { isDay } from '@rules/calendar/day';

const shapes = [
  /^(?<day>\d{1,2})[/.\- ](?<month>\d{1,2})[/.\- ](?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
];

/** `YYYY-MM-DD` of what a person typed as day, month, year: 12/1/2026, 12.01.2026, 12012026. Nothing for no such day. */
export function parseTypedDate(typed: string): string | undefined {
  for (const shape of shapes) {
    const { day = '', month = '', year = '' } = shape.exec(typed.trim())?.groups ?? {};
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (year && isDay(date)) return date;
  }
  return undefined;
}
