import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { systemNow } from '../../src/platform/clock/system-clock.js';
import type { Delivery } from './deliveries.js';

const SECRET_KEY = 'sk_test_only';
const WEBHOOK_SECRET = 'whsec_test_only_stripe';

// As it refuses a key: with a part of it.
const DOWN = '{"error":{"type":"api_error","message":"Invalid API Key provided: sk_test_****only"}}';

type Form = Readonly<Record<string, string>>;
type Session = Readonly<Record<string, unknown>>;

export type StripeDouble = Readonly<{
  environment: Record<string, string>;
  /** The sessions it was asked for, as the forms that came; `id` is the session's. */
  sessions: readonly Form[];
  /** What it will show of a session from now on. */
  show(id: string, session: object): void;
  /** What it has given back, by idempotency key. */
  refunds: ReadonlyMap<string, object>;
  isDown(down: boolean): void;
  /** How the refunds stand that it gives from now on. */
  answersRefunds(status: string): void;
  close(): Promise<void>;
}>;

/** Stripe as far as it is used here: sessions for the right key, one per idempotency key. */
export async function startStripeDouble(): Promise<StripeDouble> {
  const sessions: Form[] = [];
  const idOfKey = new Map<string, string>();
  const shown = new Map<string, Session>();
  const refunds = new Map<string, object>();
  let down = false;
  let refundStatus = 'succeeded';

  function open(key: string, form: Form): Session {
    const id = idOfKey.get(key) ?? `cs_test_${randomUUID().slice(0, 8)}`;
    if (!idOfKey.has(key)) sessions.push({ ...form, id });
    idOfKey.set(key, id);
    const session = { id, object: 'checkout.session', url: `https://checkout.example/${id}` };
    shown.set(id, { ...session, status: 'open', payment_status: 'unpaid', payment_intent: null });
    return session;
  }

  function giveBack(key: string, form: Form) {
    const known = refunds.get(key);
    const { payment_intent, amount } = form;
    const made = {
      id: `re_${randomUUID().slice(0, 8)}`,
      object: 'refund',
      status: refundStatus,
      created: 1_795_200_000,
    };
    const refund = known ?? { ...made, payment_intent, amount: Number(amount) };
    refunds.set(key, refund);
    return refund;
  }

  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    response.setHeader('content-type', 'application/json');
    const { pathname } = new URL(String(request.url), 'http://stripe.example');
    if (down) return response.writeHead(500).end(DOWN);
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return response.writeHead(401).end('{"error":{"type":"invalid_request_error"}}');
    if (request.method === 'POST' && pathname === '/v1/checkout/sessions')
      return response.end(JSON.stringify(open(String(request.headers['idempotency-key']), form)));
    if (request.method === 'POST' && pathname === '/v1/refunds')
      return response.end(JSON.stringify(giveBack(String(request.headers['idempotency-key']), form)));
    if (pathname === '/v1/balance') return response.end('{"object":"balance"}');
    const session = shown.get(pathname.replace('/v1/checkout/sessions/', ''));
    if (!session) return response.writeHead(404).end('{"error":{"type":"invalid_request_error"}}');
    return response.end(JSON.stringify(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    environment: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: 'whsec_of_tomorrow',
      STRIPE_WEBHOOK_SECRET_PREVIOUS: WEBHOOK_SECRET,
      STRIPE_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    sessions,
    refunds,
    show: (id, session) => void shown.set(id, { ...shown.get(id), ...session }),
    isDown: (next) => {
      down = next;
    },
    answersRefunds: (status) => {
      refundStatus = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

type Posted = { id?: string; at?: number; data?: object };

/** An event as Stripe would post it; `at`: when it happened, epoch milliseconds; `data`: what else stands beside the object. */
export function stripeEvent(
  type: string,
  object: object,
  { id = `evt_${randomUUID()}`, at = 0, data = {} }: Posted = {},
): Delivery {
  const created = Math.floor((at || Date.parse('2026-11-20T09:15:09+08:00')) / 1_000);
  const body = JSON.stringify({ id, object: 'event', type, created, data: { object, ...data } });
  const timestamp = Math.floor(systemNow() / 1_000);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: WEBHOOK_SECRET,
    timestamp,
  });
  return {
    provider: 'stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  };
}
