import { type LocalDay } from './local-day.js';

/** `month` counts from 1. */
export type CalendarDate = Readonly<{ year: number; month: number; dayOfMonth: number }>;

const DAYS_PER_ERA = 146_097;
const YEARS_PER_ERA = 400;
/** Days from 1 March of year 0, where the eras below begin, to 1 January 1970. */
const EPOCH_SHIFT = 719_468;

/** Howard Hinnant, chrono-compatible low-level date algorithms, civil_from_days. Years begin in March. */
export function calendarDate(day: LocalDay): CalendarDate {
  const shifted = day + EPOCH_SHIFT;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - daysBeforeYear(yearOfEra);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * YEARS_PER_ERA + (month <= 2 ? 1 : 0),
    month,
    dayOfMonth: dayOfYear - daysBeforeMonth(marchMonth) + 1,
  };
}

/** days_from_civil of the same source. */
export function dayOfDate({ year, month, dayOfMonth }: CalendarDate): LocalDay {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / YEARS_PER_ERA);
  const yearOfEra = marchYear - era * YEARS_PER_ERA;
  const dayOfYear = daysBeforeMonth((month + 9) % 12) + dayOfMonth - 1;
  return era * DAYS_PER_ERA + daysBeforeYear(yearOfEra) + dayOfYear - EPOCH_SHIFT;
}

/** The anchor day of the month that many months later, or that month's last day when it is shorter. */
export function addMonthsToDay(day: LocalDay, months: number, anchorDay: number): LocalDay {
  const { year, month } = calendarDate(day);
  const target = year * 12 + month - 1 + months;
  const firstOfNext = dayOfDate(firstOf(target + 1));
  return Math.min(dayOfDate(firstOf(target)) + anchorDay, firstOfNext) - 1;
}

export function dayOfMonth(day: LocalDay): number {
  return calendarDate(day).dayOfMonth;
}

function firstOf(monthCount: number): CalendarDate {
  return { year: Math.floor(monthCount / 12), month: (monthCount % 12) + 1, dayOfMonth: 1 };
}

function daysBeforeYear(yearOfEra: number): number {
  return yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
}

function daysBeforeMonth(marchMonth: number): number {
  return Math.floor((153 * marchMonth + 2) / 5);
}
