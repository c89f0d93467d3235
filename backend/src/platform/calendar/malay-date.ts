import { type Day, weekdayOf } from './day.js';
import { dayOf, lastDayBefore } from './school-instant.js';

/** Sunday first. */
export const MALAY_WEEKDAYS = ['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'];

export const MALAY_MONTHS = [
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

/** "12 Januari 2026" */
export function malayDate(day: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MALAY_MONTHS[Number(month) - 1]} ${year}`;
}

/** "Isnin, 12 Januari 2026" */
export function malayLongDate(day: Day): string {
  return `${MALAY_WEEKDAYS[weekdayOf(day)]}, ${malayDate(day)}`;
}

/** Of the day of an instant in Malaysia. */
export function malayLongDateAt(instant: number): string {
  return malayLongDate(dayOf(instant));
}

/** Of the last day that an end, which does not count itself, still covers. */
export function malayLongDateBefore(end: number): string {
  return malayLongDate(lastDayBefore(end));
}
