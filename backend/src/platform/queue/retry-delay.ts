const FIRST_MS = 1_000;
const LONGEST_MS = 30 * 60_000;
const JITTER = 0.2;

/**
 * Milliseconds from a failed attempt to the next: a second after the first, then twice as long each time, half an hour
 * at most. `dice`, from 0 to 1, takes up to a fifth off, so that what failed together does not come back together.
 */
export function retryDelay(attemptsMade: number, dice: number): number {
  const whole = Math.min(FIRST_MS * 2 ** (attemptsMade - 1), LONGEST_MS);
  return Math.floor(whole * (1 - JITTER * dice));
}
