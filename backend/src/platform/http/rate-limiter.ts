import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitedError } from '../errors/errors.js';
import { RATE_LIMITS, type RateLimit } from './rate-limits.js';

/** Counts per limit and address in this process. */
@Injectable()
export class RateLimiter {
  private readonly limiters = new Map(
    Object.entries(RATE_LIMITS).map(([name, points]) => [
      name,
      new RateLimiterMemory({ points, duration: 60 }),
    ]),
  );

  async consume(limit: RateLimit, address: string): Promise<void> {
    try {
      await this.limiters.get(limit)?.consume(address);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes)
        throw new RateLimitedError(Math.ceil(refusal.msBeforeNext / 1_000));
      throw refusal;
    }
  }

  /** Refuses an address that has used up a limit, without counting this request. */
  async refuseExhausted(limit: RateLimit, address: string): Promise<void> {
    const state = await this.limiters.get(limit)?.get(address);
    if (state && state.remainingPoints <= 0)
      throw new RateLimitedError(Math.ceil(state.msBeforeNext / 1_000));
  }
}
