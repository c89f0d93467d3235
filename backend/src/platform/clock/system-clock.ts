/** Wall-clock time in epoch milliseconds: tokens, signature tolerance, rate limits, locks, inbox ages. */
export function systemNow(): number {
  return Date.now();
}
