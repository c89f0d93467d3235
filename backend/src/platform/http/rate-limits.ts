import { SetMetadata } from '@nestjs/common';

/** Requests per minute and address. */
export type RateLimit = Readonly<{ name: string; perMinute: number }>;

export const RATE_LIMIT = 'rekod:rate-limit';

const defined = new Set<string>();

/** Stands in the module whose routes it bounds. */
export function defineRateLimit(name: string, perMinute: number): RateLimit {
  if (defined.has(name)) throw new Error(`The rate limit ${name} is defined twice.`);
  defined.add(name);
  return Object.freeze({ name, perMinute });
}

/** A whole school may share one address, so it is wide. */
export const GENERAL = defineRateLimit('general', 6_000);
/** What could be tried out name by name. */
export const LOOKUPS = defineRateLimit('lookup', 240);
/** What takes long to put together. */
export const EXPORTS = defineRateLimit('export', 20);

/** Counts the route against a narrower limit than the general one. */
export function Limited(limit: RateLimit) {
  return SetMetadata(RATE_LIMIT, limit);
}

/** The route is counted by no limit of the guard: it counts for itself what it refuses. */
export function LimitsItself() {
  return SetMetadata(RATE_LIMIT, 'own');
}
