import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { AppConfig } from '../../config/app-config.js';
import { billplzSignedText } from '../../modules/billing/index.js';
import { signWebhook, simulatedEvent } from '../../modules/billing/simulated-bank/index.js';
import { toMalaysianIso } from '../../platform/clock/instant.js';

export const SAMPLED_PROVIDERS = ['simulated', 'billplz', 'toyyibpay', 'stripe', 'chip'] as const;
export type SampledProvider = (typeof SAMPLED_PROVIDERS)[number];

/** `at`: when it was paid; `systemNow`: when it is signed. Epoch milliseconds. */
export type SampleOrder = Readonly<{ bill: string; amountSen: number; at: number; systemNow: number }>;
export type Sample = Readonly<{ headers: Readonly<Record<string, string>>; body: string }>;
type Sampler = (config: AppConfig, order: SampleOrder) => Sample;

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
/** Signs for a provider that is not set up here: whoever gets it knows no such provider. */
const NO_SECRET = 'not-set-up';

const SAMPLERS: Readonly<Record<SampledProvider, Sampler>> = { simulated, billplz, toyyibpay, stripe, chip };

/** "This bill was paid", as the provider posts it, signed with the secret it shares with us. */
export function sampleOf(provider: SampledProvider, config: AppConfig, order: SampleOrder): Sample {
  return SAMPLERS[provider](config, order);
}

function simulated({ simulatedBank }: AppConfig, { bill, amountSen, at, systemNow }: SampleOrder): Sample {
  const data = { billReference: bill, amountSen, currency: 'MYR' };
  const body = JSON.stringify(simulatedEvent('payment.succeeded', at, data));
  const signature = signWebhook(randomUUID(), body, simulatedBank?.secrets[0] ?? NO_SECRET, systemNow);
  return { headers: { ...JSON_TYPE, ...signature }, body };
}

function billplz({ billplz: own }: AppConfig, { bill, amountSen, at }: SampleOrder): Sample {
  const amount = String(amountSen);
  const paid_at = toMalaysianIso(at)
    .replace('T', ' ')
    .replace(/\.\d+\+08:00$/, ' +0800');
  const paid = { paid: 'true', state: 'paid', amount, paid_amount: amount, paid_at };
  const form = new URLSearchParams({ id: bill, collection_id: own?.collectionId ?? '', ...paid });
  const key = own?.signatureKeys[0] ?? NO_SECRET;
  form.append('x_signature', createHmac('sha256', key).update(billplzSignedText(form)).digest('hex'));
  return { headers: FORM_TYPE, body: form.toString() };
}

function toyyibpay({ toyyibPay }: AppConfig, { bill, amountSen, at }: SampleOrder): Sample {
  const callback = {
    refno: `TP${bill}`,
    status: '1',
    reason: 'Approved',
    billcode: bill,
    order_id: bill,
    amount: (amountSen / 100).toFixed(2),
    transaction_time: toMalaysianIso(at).slice(0, 19).replace('T', ' '),
  };
  const secret = toyyibPay?.secretKeys[0] ?? NO_SECRET;
  const signed = `${secret}${callback.status}${callback.order_id}${callback.refno}ok`;
  const hash = createHash('md5').update(signed).digest('hex');
  return { headers: FORM_TYPE, body: new URLSearchParams({ ...callback, hash }).toString() };
}

function stripe({ stripe: own }: AppConfig, { bill, amountSen, at, systemNow }: SampleOrder): Sample {
  const session = {
    id: bill,
    object: 'checkout.session',
    payment_status: 'paid',
    payment_intent: `pi_${bill}`,
  };
  const object = { ...session, amount_total: amountSen, currency: 'myr' };
  const event = { id: `evt_${randomUUID()}`, object: 'event', type: 'checkout.session.completed' };
  const body = JSON.stringify({ ...event, created: Math.floor(at / 1_000), data: { object } });
  const time = Math.floor(systemNow / 1_000);
  const key = own?.webhookSecrets[0] ?? NO_SECRET;
  const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
  return { headers: { ...JSON_TYPE, 'stripe-signature': `t=${time},v1=${signature}` }, body };
}

/** CHIP signs with a private key that never leaves it: what we make up here it has not signed. */
function chip({ chip: own }: AppConfig, { bill, amountSen, at }: SampleOrder): Sample {
  const payment = { amount: amountSen, currency: 'MYR', paid_on: Math.floor(at / 1_000) };
  const purchase = { id: bill, type: 'purchase', brand_id: own?.brandId ?? '', status: 'paid', payment };
  const body = JSON.stringify({ ...purchase, event_type: 'purchase.paid', updated_on: payment.paid_on });
  return { headers: { ...JSON_TYPE, 'x-signature': NO_SECRET }, body };
}
