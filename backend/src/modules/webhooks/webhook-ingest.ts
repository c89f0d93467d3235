import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { systemNow } from '../../platform/clock/system-clock.js';
import { currentAsker } from '../../platform/http/request-context.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import type { Delivery, PaymentProvider } from '../billing/index.js';
import { Inbox } from './inbox.js';
import type { NewInboxEvent } from './inbox-event.js';
import { InvalidSignatureError } from './webhooks.errors.js';

const SECRET = /authorization|cookie|signature|secret|token|api-?key/i;

const MAX_KEY_LENGTH = 500;

/** Keeps what a provider signed. Once this returns, the event is in the inbox and its job in the queue. */
@Injectable()
export class WebhookIngest {
  constructor(
    private readonly inbox: Inbox,
    private readonly metrics: Metrics,
  ) {}

  async take(provider: PaymentProvider, delivery: Delivery): Promise<void> {
    const now = systemNow();
    if (!provider.verify(delivery, now)) {
      this.metrics.webhooks.inc({ provider: provider.id, outcome: 'bad-signature' });
      throw new InvalidSignatureError();
    }
    const outcome = await this.inbox.keep(inboxEvent(provider, delivery, now));
    this.metrics.webhooks.inc({ provider: provider.id, outcome });
  }
}

/** A provider switches off an address that refuses events, so one that is not for us is taken and put aside. */
function inboxEvent(provider: PaymentProvider, delivery: Delivery, now: number): NewInboxEvent {
  const normalized = provider.normalize(delivery.rawBody, now);
  const isForeign = 'unusable' in normalized && normalized.unusable === 'FOREIGN_EVENT';
  return {
    provider: provider.id,
    origin: 'callback',
    dedupeKey: boundedKey(provider.dedupeKey(delivery), delivery.rawBody),
    state: isForeign ? 'ignored' : 'received',
    reason: isForeign ? 'FOREIGN_EVENT' : null,
    raw: delivery.rawBody,
    headers: redactHeaders(delivery.headers),
    asker: currentAsker(),
  };
}

/** An index holds no key of any length, and a text no NUL: an odd event must be kept, not answered with an error. */
function boundedKey(key: string, rawBody: Buffer): string {
  const isOdd = key === '' || key.length > MAX_KEY_LENGTH || key.includes('\0');
  return isOdd ? createHash('sha256').update(rawBody).digest('hex') : key;
}

/** Headers as they may be kept and shown: what proves or grants something is blanked. */
function redactHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, SECRET.test(name) ? '[redacted]' : String(value)]),
  );
}
