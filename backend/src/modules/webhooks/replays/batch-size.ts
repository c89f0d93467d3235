/** So many replayed events stand in the queue at a time: fresh ones must not wait behind a mass of old ones. */
const MAX_OUTSTANDING = 1_000;

/** One batch each second. */
export const BATCH_EVERY_MS = 1_000;

/** How many events the next batch may begin; `batch` counts from 0, so that slow rates come out even. */
export function batchSize(perMinute: number, batch: number, outstanding: number): number {
  const share = Math.floor((perMinute * (batch + 1)) / 60) - Math.floor((perMinute * batch) / 60);
  return Math.max(0, Math.min(share, MAX_OUTSTANDING - outstanding));
}
