import { randomUUID } from 'node:crypto';
import type request from 'supertest';
import {
  type SimulatedEventType,
  simulatedEvent,
} from '../../src/modules/billing/simulated-bank/simulated-event.js';
import { signWebhook } from '../../src/modules/billing/simulated-bank/standard-webhooks.js';
import { systemNow } from '../../src/platform/clock/system-clock.js';
import { billplzCallback } from './billplz-double.js';
import type { TestApp } from './test-app.js';
import { BANK_SECRET } from './test-environment.js';

export type Delivery = Readonly<{
  provider: 'simulated' | 'billplz' | 'toyyibpay' | 'stripe' | 'chip';
  headers: Readonly<Record<string, string>>;
  body: string;
}>;

const PAID_AT = Date.parse('2026-11-20T09:15:09+08:00');

/** An event of Bank Simulasi as it would post it; the same id is the same event. */
export function bankEvent(
  type: SimulatedEventType,
  billReference: string,
  amountSen: number,
  { id = randomUUID(), at = PAID_AT, data = {} }: { id?: string; at?: number; data?: object } = {},
): Delivery {
  const event = simulatedEvent(type, at, { billReference, amountSen, currency: 'MYR', ...data });
  return signedByBank(JSON.stringify(event), id);
}

export function signedByBank(body: string, id: string = randomUUID()): Delivery {
  const headers = {
    ...signWebhook(id, body, BANK_SECRET, systemNow()),
    'content-type': 'application/json',
  };
  return { provider: 'simulated', headers, body };
}

export function billplzEvent(
  reference: string,
  amountSen: number,
  fields: Record<string, string> = {},
): Delivery {
  return {
    provider: 'billplz',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: billplzCallback(reference, amountSen, fields),
  };
}

export function deliver(
  { call }: Pick<TestApp, 'call'>,
  { provider, headers, body }: Delivery,
): request.Test {
  return call('post', `/api/webhooks/${provider}`).set(headers).send(body);
}
