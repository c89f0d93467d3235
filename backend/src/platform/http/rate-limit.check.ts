import { Injectable } from '@nestjs/common';
import type { Pass, Route, RouteCheck } from '../access/route-check.js';
import { RateLimiter } from './rate-limiter.js';
import { GENERAL, RATE_LIMIT, type RateLimit } from './rate-limits.js';

/** Counts a request against the limit of its route. */
@Injectable()
export class RateLimitCheck implements RouteCheck {
  constructor(private readonly limiter: RateLimiter) {}

  passFor(route: Route): Pass | null {
    const limit = route.said<RateLimit | 'own'>(RATE_LIMIT) ?? GENERAL;
    return limit === 'own' ? null : ({ ip }) => this.limiter.consume(limit, ip);
  }
}
