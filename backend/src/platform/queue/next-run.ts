import { DAY_MS } from '../calendar/day.js';
import type { Schedule } from './job-definition.js';

/**
 * When a job of a schedule was to run, epoch milliseconds. Both engines name it `repeat:<schedule>:<instant>`; the
 * other instants that the job carries are those of its adding, one interval earlier.
 */
export function plannedAtOf(jobId: string): number {
  return Number(jobId.slice(jobId.lastIndexOf(':') + 1));
}

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
