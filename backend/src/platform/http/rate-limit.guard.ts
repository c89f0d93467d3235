import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { RateLimiter } from './rate-limiter.js';
import { GENERAL, RATE_LIMIT, type RateLimit } from './rate-limits.js';

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const targets = [execution.getHandler(), execution.getClass()];
    const limit =
      this.reflector.getAllAndOverride<RateLimit | 'own' | undefined>(RATE_LIMIT, targets) ?? GENERAL;
    if (limit === 'own') return true;
    await this.limiter.consume(limit, execution.switchToHttp().getRequest<FastifyRequest>().ip);
    return true;
  }
}
