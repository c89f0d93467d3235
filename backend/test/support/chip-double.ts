import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Delivery } from './deliveries.js';

const API_KEY = 'chip-test-only-key';
const BRAND_ID = '4dd5e1a2-0000-4000-8000-000000000001';

type Purchase = Readonly<{ id: string; [field: string]: unknown }>;

export type ChipDouble = Readonly<{
  environment: Record<string, string>;
  /** The purchases it was asked for, as they came, with their ids. */
  purchases: readonly Purchase[];
  /** What it will show of a purchase from now on. */
  show(id: string, purchase: object): void;
  isDown(down: boolean): void;
  /** A body signed with the key before the newest, as it is while keys rotate. */
  signed(body: string): Delivery;
  event(type: string, id: string, fields?: object): Delivery;
  close(): Promise<void>;
}>;

/** CHIP as far as it is used here: purchases for the right key, and signatures of a key pair of its own. */
export async function startChipDouble(): Promise<ChipDouble> {
  const [newest, signing] = [rsaPair(), rsaPair()];
  const purchases: Purchase[] = [];
  const shown = new Map<string, object>();
  let down = false;

  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    if (down) return response.writeHead(502).end('{}');
    if (request.headers.authorization !== `Bearer ${API_KEY}`) return response.writeHead(401).end('{}');
    if (request.method === 'POST' && request.url === '/api/v1/purchases/') {
      const order = (await json(request)) as object;
      const purchase = { ...order, id: randomUUID() };
      purchases.push(purchase);
      shown.set(purchase.id, { ...purchase, status: 'created' });
      const checkout_url = `https://chip.example/p/${purchase.id}`;
      return response.writeHead(201).end(JSON.stringify({ id: purchase.id, checkout_url }));
    }
    if (String(request.url).startsWith('/api/v1/payment_methods/')) return response.end('{}');
    if (request.method === 'POST' && String(request.url).endsWith('/refund/')) {
      const { amount } = (await json(request)) as { amount: number };
      const payment = { amount, currency: 'MYR', paid_on: 1_795_200_000 };
      const related_to = { type: 'purchase', id: String(request.url).split('/')[4] };
      return response.end(JSON.stringify({ id: randomUUID(), type: 'payment', payment, related_to }));
    }
    const purchase = shown.get(String(request.url).split('/')[4] ?? '');
    return purchase ? response.end(JSON.stringify(purchase)) : response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const signed = (body: string): Delivery => ({
    provider: 'chip',
    headers: {
      'content-type': 'application/json',
      'x-signature': sign('sha256', Buffer.from(body), signing.privateKey).toString('base64'),
    },
    body,
  });
  return {
    environment: {
      CHIP_API_KEY: API_KEY,
      CHIP_BRAND_ID: BRAND_ID,
      CHIP_PUBLIC_KEY: newest.publicKey.replaceAll('\n', '\\n'),
      CHIP_PUBLIC_KEY_PREVIOUS: signing.publicKey,
      CHIP_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    purchases,
    show: (id, purchase) => void shown.set(id, { ...shown.get(id), ...purchase }),
    isDown: (next) => {
      down = next;
    },
    signed,
    event: (type, id, fields = {}) =>
      signed(JSON.stringify({ ...paidPurchase(id), event_type: type, ...fields })),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A purchase of a month, paid on the morning of 20 November 2026. */
export function paidPurchase(id: string) {
  const paid_on = Date.parse('2026-11-20T09:15:09+08:00') / 1_000;
  const payment = { amount: 15_000, currency: 'MYR', paid_on };
  return { id, type: 'purchase', brand_id: BRAND_ID, status: 'paid', updated_on: paid_on, payment };
}

function rsaPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}
