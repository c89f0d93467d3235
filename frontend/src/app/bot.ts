const bots = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i;

/** No error page replaces the last good page for them. */
export function isBot(userAgent: string): boolean {
  return bots.test(userAgent);
}
