const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MALAYSIA_OFFSET_MS = 8 * HOUR_MS;
const MORNING_MS = 10 * HOUR_MS;

export const TRIAL_DAYS = 30;

/** When a trial must have begun, or a year been paid, so that so many days are left at `now`. */
export function demoDates(now: number, daysLeft: number): { trialFrom: number; paidAt: number } {
  const today = Math.floor((now + MALAYSIA_OFFSET_MS) / DAY_MS);
  const end = new Date((today + daysLeft) * DAY_MS);
  const yearBefore = Date.UTC(end.getUTCFullYear() - 1, end.getUTCMonth(), end.getUTCDate());
  return {
    trialFrom: (today + daysLeft - TRIAL_DAYS) * DAY_MS + MORNING_MS - MALAYSIA_OFFSET_MS,
    paidAt: yearBefore + MORNING_MS - MALAYSIA_OFFSET_MS,
  };
}
