import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { RateLimitedError } from '../errors/errors.js';
import { GENERAL, type RateLimit } from './rate-limits.js';

const SECONDS = 60;
/** A request does not wait for longer; a line on which nothing comes for the second of them is made anew. */
const ANSWER_MS = 500;
const SILENT_MS = 5_000;

/**
 * Counts per limit and address: in Redis for all processes, where there is one, else in this one. While Redis is away
 * each process counts for itself. The general limit, which every request is counted against, is so wide that it stays
 * with the process: no request waits for Redis.
 */
@Injectable()
export class RateLimiter implements OnApplicationShutdown {
  private readonly limiters = new Map<RateLimit, RateLimiterAbstract>();
  private readonly redis: Redis | undefined;

  constructor(@Inject(APP_CONFIG) { redis }: Pick<AppConfig, 'redis'>) {
    if (!redis) return;
    this.redis = new Redis(redis.url, {
      enableOfflineQueue: false,
      commandTimeout: ANSWER_MS,
      socketTimeout: SILENT_MS,
    });
    this.redis.on('error', () => undefined);
  }

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

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private limiterOf(limit: RateLimit): RateLimiterAbstract {
    const known = this.limiters.get(limit);
    if (known) return known;
    const limiter = this.made(limit);
    this.limiters.set(limit, limiter);
    return limiter;
  }

  private made(limit: RateLimit): RateLimiterAbstract {
    const counted = { points: limit.perMinute, duration: SECONDS };
    const own = new RateLimiterMemory(counted);
    if (!this.redis || limit === GENERAL) return own;
    const keyPrefix = `rekod-limit-${limit.name}`;
    return new RateLimiterRedis({ ...counted, storeClient: this.redis, keyPrefix, insuranceLimiter: own });
  }
}
