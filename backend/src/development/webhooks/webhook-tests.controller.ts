import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiTags } from '@nestjs/swagger';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { PaymentProviders } from '../../modules/billing/index.js';
import { Now } from '../../platform/access/caller.js';
import { Allow } from '../../platform/access/route-policy.js';
import { systemNow } from '../../platform/clock/system-clock.js';
import { loopbackOrigin } from '../../platform/http/loopback-origin.js';
import { SAMPLED_PROVIDERS, type Sample, sampleOf } from './provider-samples.js';
import {
  SampledProvidersDto,
  WebhookOrderDto,
  WebhookRepliesDto,
  type WebhookReplyDto,
} from './webhook-tests.dto.js';

/** Plays a payment provider: signs an event and posts it over real HTTP. */
@ApiTags('simulator')
@Controller('api/test/webhooks')
@Allow('loopback')
export class WebhookTestsController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly http: HttpAdapterHost,
    private readonly providers: PaymentProviders,
  ) {}

  @Get()
  list(): SampledProvidersDto {
    const known = [...SAMPLED_PROVIDERS];
    return { known, offered: known.filter((id) => this.providers.find(id) !== undefined) };
  }

  @Post()
  @HttpCode(200)
  async send(@Body() order: WebhookOrderDto, @Now() now: number): Promise<WebhookRepliesDto> {
    const { provider, amountSen, copies, isTampered } = order;
    const bill = order.bill ?? `tiada-${randomUUID()}`;
    const signed = sampleOf(provider, this.config, { bill, amountSen, at: now, systemNow: systemNow() });
    const sample = isTampered ? { ...signed, body: `${signed.body} ` } : signed;
    const replies: WebhookReplyDto[] = [];
    for (let copy = 0; copy < copies; copy += 1) replies.push(await this.post(provider, sample));
    return { bill, replies };
  }

  private async post(provider: string, { headers, body }: Sample): Promise<WebhookReplyDto> {
    const start = systemNow();
    const address = `${loopbackOrigin(this.http)}/api/webhooks/${provider}`;
    const reply = await fetch(address, { method: 'POST', headers: { ...headers }, body });
    const answer = (await reply.json()) as { code?: string };
    return { status: reply.status, code: answer.code ?? null, milliseconds: systemNow() - start };
  }
}
