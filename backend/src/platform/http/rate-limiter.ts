import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitedError } from '../errors/errors.js';
import type { RateLimit } from './rate-limits.js';

/** Counts per limit and address in this process. */
@Injectable()
export class RateLimiter {
  private readonly limiters = new Map<RateLimit, RateLimiterMemory>();

  async consume(limit: RateLimit, address: string): Promise<void> {
    try {
      await this.limiterOf(limit).consume(address);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        throw new RateLimitedError(Math.ceil(refusal.msBeforeNext / 1_000));
      throw refusal;
    }
  }

  /** Refuses an address that has used up a limit, without counting this request. */
  async refuseExhausted(limit: RateLimit, address: string): Promise<void> {
    const state = await this.limiterOf(limit).get(address);
    if (state && state.remainingPoints <= 0)
      throw new RateLimitedError(Math.ceil(state.msBeforeNext / 1_000));
  }

  private limiterOf(limit: RateLimit): RateLimiterMemory {
    const known = this.limiters.get(limit);
    if (known) return known;
    const limiter = new RateLimiterMemory({ points: limit.perMinute, duration: 60 });
    this.limiters.set(limit, limiter);
    return limiter;
  }
}
