import { createHmac, randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import { AMOUNT_SEN } from './locked-schools.ts';

export type SignedEvent = Readonly<{ body: string; headers: Readonly<Record<string, string>> }>;

export const WEBHOOK_PATH = '/api/webhooks/simulated';

/** A payment of no bill of ours as Bank Simulasi reports it, unlike any other. */
export function signedEvent(secret: string): SignedEvent {
  return billPaid(secret, `sim-${randomUUID()}`);
}

export function billPaid(secret: string, billReference: string): SignedEvent {
  const now = Date.now();
  const body = JSON.stringify({
    type: 'payment.succeeded',
    timestamp: new Date(now).toISOString(),
    data: { billReference, amountSen: AMOUNT_SEN, currency: 'MYR' },
  });
  const [id, timestamp] = [randomUUID(), String(Math.floor(now / 1_000))];
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  return { body, headers };
}

export function webhookRequest({ body, headers }: SignedEvent): Request {
  return { method: 'POST', path: WEBHOOK_PATH, body, headers };
}
