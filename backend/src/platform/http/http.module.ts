import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { BodyLimits } from './body-limits.js';
import { Draining } from './draining.js';
import { RateLimiter } from './rate-limiter.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [RateLimiter, BodyLimits, Draining],
  exports: [RateLimiter, Draining],
})
export class HttpModule {}
