import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { loopbackOrigin } from './addresses';
import { systemNow } from './today';

/** Of the product that is being tested, kept in its DATA_DIR. */
function bankSecret(): string {
  const file = join(process.env.DATA_DIR ?? '.data', 'secrets.json');
  return JSON.parse(readFileSync(file, 'utf8')).simulatedBankSecret;
}

/** Bank Simulasi reports a payment of a bill that nobody here made. The name of the bill. */
export async function payElsewhere(
  request: APIRequestContext,
  amountSen = 15_000,
  billReference = `luar-${randomUUID()}`,
): Promise<string> {
  const [id, timestamp] = [randomUUID(), String(Math.floor(systemNow() / 1_000))];
  const body = JSON.stringify({
    type: 'payment.succeeded',
    timestamp: new Date(systemNow()).toISOString(),
    data: { billReference, amountSen, currency: 'MYR' },
  });
  const signature = createHmac('sha256', bankSecret()).update(`${id}.${timestamp}.${body}`).digest('base64');
  const reply = await request.post(`${loopbackOrigin()}/api/webhooks/simulated`, {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    data: Buffer.from(body),
  });
  expect(reply.ok()).toBe(true);
  return billReference;
}
