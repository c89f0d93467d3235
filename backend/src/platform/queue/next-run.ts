import type { Schedule } from './job-definition.js';

const DAY_MS = 86_400_000;

/** When the run after the planned one is due, and how long it has been. Instants in epoch milliseconds. */
export function nextRun(
  schedule: Schedule,
  plannedAt: number | null,
  now: number,
): Readonly<{ nextAt: number | null; latenessMs: number }> {
  if (plannedAt === null) return { nextAt: null, latenessMs: 0 };
  const nextAt = plannedAt + ('everyMs' in schedule ? schedule.everyMs : DAY_MS);
  return { nextAt, latenessMs: Math.max(0, now - nextAt) };
}
