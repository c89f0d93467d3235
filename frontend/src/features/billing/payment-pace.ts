const OFTEN_MS = 3_000;
const SELDOM_MS = 10 * 60_000;
const OFTEN_TIMES = 40;

/**
 * Milliseconds until a payment under way is asked for again, should the push not come through: often for as long as a
 * payer waits in front of the page, then seldom, so that a page left open is no load.
 */
export function paymentPace({
  dataUpdateCount,
  errorUpdateCount,
}: Readonly<{ dataUpdateCount: number; errorUpdateCount: number }>): number {
  return dataUpdateCount + errorUpdateCount < OFTEN_TIMES ? OFTEN_MS : SELDOM_MS;
}
