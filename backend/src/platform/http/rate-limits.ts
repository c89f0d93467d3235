import { SetMetadata } from '@nestjs/common';

/** Requests per minute and address. A whole school may share one address, so the general limit is wide. */
export const RATE_LIMITS = {
  general: 6_000,
  lookup: 240,
  checkout: 60,
  export: 20,
  invitation: 120,
  invitations: 30,
  registration: 60,
  badSignature: 60,
} as const;

export type RateLimit = keyof typeof RATE_LIMITS;
export const RATE_LIMIT = 'rekod:rate-limit';

/** Counts the route against a narrower limit than the general one. */
export function Limited(limit: RateLimit) {
  return SetMetadata(RATE_LIMIT, limit);
}

/** The route is counted by no limit of the guard: it counts for itself what it refuses. */
export function LimitsItself() {
  return SetMetadata(RATE_LIMIT, 'own');
}
