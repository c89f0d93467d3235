import { localDay, midnight } from '../domain/local-days.js';

const MORNING_MS = 8 * 3_600_000;

/** Nobody is woken by a reminder: eight in the morning of the day, epoch milliseconds; it may have passed. */
export function mailTime(now: number): number {
  return midnight(localDay(now)) + MORNING_MS;
}
