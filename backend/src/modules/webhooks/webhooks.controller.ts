import { Controller, HttpCode, Param, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../../platform/access/route-policy.js';
import { NotFoundError } from '../../platform/errors/errors.js';
import { TakesBodyOf } from '../../platform/http/body-limits.js';
import { RateLimiter } from '../../platform/http/rate-limiter.js';
import { defineRateLimit, LimitsItself } from '../../platform/http/rate-limits.js';
import { PaymentProviders } from '../billing/index.js';
import { WebhookIngest } from './webhook-ingest.js';
import { WebhookReceiptDto } from './webhooks.dto.js';
import { InvalidSignatureError } from './webhooks.errors.js';

const DELIVERY_BYTES = 256 * 1024;
const BAD_SIGNATURES = defineRateLimit('badSignature', 60);

@ApiTags('webhooks')
@Controller('api/webhooks')
export class WebhooksController {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly ingest: WebhookIngest,
    private readonly limiter: RateLimiter,
  ) {}

  /** For payment providers. The signature covers the body byte for byte. */
  @Post(':provider')
  @HttpCode(200)
  @Allow('public')
  @LimitsItself()
  @TakesBodyOf(DELIVERY_BYTES)
  async receive(
    @Param('provider') id: string,
    @Req() request: RawBodyRequest<FastifyRequest>,
  ): Promise<WebhookReceiptDto> {
    const provider = this.providers.find(id);
    if (!provider) throw new NotFoundError('The provider');
    const { rawBody = Buffer.alloc(0), headers, ip } = request;
    try {
      await this.ingest.take(provider, { rawBody, headers });
    } catch (error) {
      if (error instanceof InvalidSignatureError) await this.limiter.consume(BAD_SIGNATURES, ip);
      throw error;
    }
    return { received: true };
  }
}
