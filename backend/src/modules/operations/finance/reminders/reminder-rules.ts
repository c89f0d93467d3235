import { dayOf, startOfDay, startOfNextDay } from '../../../../platform/calendar/school-instant.js';

const HOUR_MS = 3_600_000;
const OPENS_MS = 8 * HOUR_MS;
const CLOSES_MS = 18 * HOUR_MS;

/** A school that was reminded on one of so many days, today among them, is left in peace. */
export const DAYS_BETWEEN_REMINDERS = 3;

/** When a reminder ordered at an instant goes out: at once from 8 to 18 in Malaysia, else at 8 in the morning. */
export function reminderTime(now: number): number {
  const day = dayOf(now);
  const sinceMidnight = now - startOfDay(day);
  if (sinceMidnight < OPENS_MS) return startOfDay(day) + OPENS_MS;
  return sinceMidnight < CLOSES_MS ? now : startOfNextDay(day) + OPENS_MS;
}

/** `last`: when the school was reminded by hand; null for never. */
export function wasRemindedLately(last: number | null, now: number): boolean {
  return (
    last !== null && startOfDay(dayOf(now)) - startOfDay(dayOf(last)) < DAYS_BETWEEN_REMINDERS * 24 * HOUR_MS
  );
}
