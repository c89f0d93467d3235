import { type LocalDay, localDay } from './local-days.js';
import { calendarDate } from './month-arithmetic.js';

const MONTHS = [
  'Januari',
  'Februari',
  'Mac',
  'April',
  'Mei',
  'Jun',
  'Julai',
  'Ogos',
  'September',
  'Oktober',
  'November',
  'Disember',
];

/** 1 January 1970, local day 0, was a Thursday. */
const WEEKDAYS = ['Khamis', 'Jumaat', 'Sabtu', 'Ahad', 'Isnin', 'Selasa', 'Rabu'];

/** The day of the instant in Malaysia, e.g. "Isnin, 12 Januari 2026". */
export function malayDate(instant: number): string {
  const day = localDay(instant);
  const { year, month, dayOfMonth } = calendarDate(day);
  return `${weekday(day)}, ${dayOfMonth} ${MONTHS[month - 1]} ${year}`;
}

/** The last instant before an end that does not count itself: an end at midnight is shown as the day it closes. */
export function lastInstantBefore(end: number): number {
  return end - 1;
}

export function malayDateBefore(end: number): string {
  return malayDate(lastInstantBefore(end));
}

function weekday(day: LocalDay): string | undefined {
  return WEEKDAYS[((day % 7) + 7) % 7];
}
