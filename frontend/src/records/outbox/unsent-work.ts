import type { Waiting } from './outbox-kind';

const hour = 60 * 60_000;
const day = 24 * hour;

/** How many commands wait, and since when (epoch milliseconds). */
export type UnsentWork = { count: number; since: number };

const ageOf = ({ editedAt }: Waiting, now: number) => now - Date.parse(editedAt);

/** What does not get through by itself: it was tried in vain, or lies there for an hour. What is being written is on its
 * way. */
export function unsentWork(waiting: readonly Waiting[], now: number): UnsentWork | undefined {
  const left = waiting.filter((one) => one.standing !== undefined || ageOf(one, now) > hour);
  if (left.length === 0) return undefined;
  return { count: left.length, since: Math.min(...left.map(({ editedAt }) => Date.parse(editedAt))) };
}

/** Of which a person is told on every page, and by mail. */
export const isLongUnsent = (one: Waiting, now: number) => ageOf(one, now) > day;
