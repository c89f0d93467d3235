import { bankMessage } from '../bank-message.js';
import { bankName } from '../bank-name.js';
import { isRecord, isReference, isSen, parseJson } from '../json.js';
import type { BillName, NormalizedEvent, ProviderFact } from '../payment-provider.js';

type StripeObject = Readonly<Record<string, unknown>>;
/** What an object says, given when its event happened; undefined if it cannot be read. */
type Reader = (object: StripeObject, at: number) => readonly ProviderFact[] | undefined;
type Told = 'payment-pending' | 'payment-failed' | 'payment-abandoned';

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['checkout.session.completed', completedSession],
  ['checkout.session.async_payment_succeeded', paidSession],
  ['checkout.session.async_payment_failed', session('payment-failed')],
  ['checkout.session.expired', session('payment-abandoned')],
  ['payment_intent.succeeded', paidIntent],
  ['payment_intent.processing', intent('payment-pending')],
  ['payment_intent.payment_failed', intent('payment-failed')],
  ['payment_intent.canceled', intent('payment-abandoned')],
  ['charge.succeeded', paidCharge],
  ['charge.refunded', refundedCharge],
  ['refund.created', stripeRefund],
  ['refund.updated', stripeRefund],
  ['charge.refund.updated', stripeRefund],
  ['charge.dispute.created', openedDispute],
  ['charge.dispute.closed', closedDispute],
]);

/** Intents and charges carry the invoice that our checkout gave along; without one they are somebody else's. */
const MARKED = /^(payment_intent\.|charge\.succeeded$)/;

export function stripeEventId(rawBody: Buffer): string {
  const event = parseJson(rawBody);
  return isRecord(event) && typeof event.id === 'string' ? event.id : '';
}

/** Session, intent and charge of one payment all carry the id of its payment intent: that is the payment's. */
export function normalizeStripe(rawBody: Buffer): NormalizedEvent {
  const event = parseJson(rawBody);
  if (!isRecord(event) || typeof event.type !== 'string') return { unusable: 'UNREADABLE_EVENT' };
  const read = READERS.get(event.type);
  if (!read) return { unusable: 'FOREIGN_EVENT' };
  const object = isRecord(event.data) ? event.data.object : undefined;
  const at = instant(event.created);
  if (!isRecord(object) || at === undefined) return { unusable: 'UNREADABLE_EVENT' };
  if (MARKED.test(event.type) && !invoiceOf(object)) return { unusable: 'FOREIGN_EVENT' };
  const facts = read(object, at);
  return facts ? { facts } : { unusable: 'UNREADABLE_EVENT' };
}

function completedSession(object: StripeObject, at: number) {
  return object.payment_status === 'unpaid'
    ? session('payment-pending')(object, at)
    : paidSession(object, at);
}

function paidSession(object: StripeObject, at: number) {
  if (object.payment_status !== 'paid') return undefined;
  return paid(paymentIntent(object), object.amount_total, object.currency, at, billOfSession(object));
}

function session(kind: Told): Reader {
  return (object, at) => {
    const bill = billOfSession(object);
    const paymentId = paymentIntent(object) ?? object.id;
    return bill && isReference(paymentId) ? [{ kind, paymentId, at, bill }] : undefined;
  };
}

function paidIntent(object: StripeObject, at: number) {
  return paid(object.id, object.amount_received, object.currency, at, invoiceOf(object));
}

function paidCharge(object: StripeObject, at: number) {
  if (object.paid !== true) return undefined;
  return paid(paymentIntent(object), object.amount, object.currency, at, invoiceOf(object));
}

function intent(kind: Told): Reader {
  return (object, at) => {
    const bill = invoiceOf(object);
    if (!bill || !isReference(object.id)) return undefined;
    return [{ kind, paymentId: object.id, at, bill, ...saidByBank(object) }];
  };
}

function saidByBank({ last_payment_error: error }: StripeObject) {
  if (!isRecord(error)) return {};
  const method = isRecord(error.payment_method) ? error.payment_method : {};
  return { ...bankMessage(error.message), ...bankName(isRecord(method.fpx) ? method.fpx.bank : undefined) };
}

function paid(
  paymentId: unknown,
  amountSen: unknown,
  currency: unknown,
  at: number,
  bill: BillName | undefined,
): ProviderFact[] | undefined {
  if (!isReference(paymentId) || !isSen(amountSen) || typeof currency !== 'string' || !bill) return undefined;
  return [{ kind: 'payment-succeeded', paymentId, at, amountSen, currency: currency.toUpperCase(), bill }];
}

/** Under the payment's own name, as all that was given back: each refund comes by itself, too. */
function refundedCharge(charge: StripeObject, at: number): readonly ProviderFact[] | undefined {
  if (charge.refunded !== true) return [];
  const { amount: amountSen } = charge;
  const paymentId = paymentIntent(charge);
  if (!isReference(paymentId) || !isSen(amountSen)) return undefined;
  return [{ kind: 'refund', paymentId, at, amountSen, refundId: paymentId }];
}

/** A refund, told or answered; none while it is only under way. */
export function stripeRefund(object: StripeObject): readonly ProviderFact[] | undefined {
  if (object.status !== 'succeeded') return [];
  const { id, amount: amountSen } = object;
  const [paymentId, at] = [paymentIntent(object), instant(object.created)];
  if (!isReference(paymentId) || !isReference(id) || !isSen(amountSen) || at === undefined) return undefined;
  return [{ kind: 'refund', paymentId, at, amountSen, refundId: id }];
}

/** An inquiry moves no money yet. */
function isInquiry({ status }: StripeObject): boolean {
  return typeof status === 'string' && status.startsWith('warning_');
}

function openedDispute(dispute: StripeObject): readonly ProviderFact[] | undefined {
  if (isInquiry(dispute)) return [];
  const [paymentId, at] = [paymentIntent(dispute), instant(dispute.created)];
  return isReference(paymentId) && at !== undefined ? [{ kind: 'dispute-opened', paymentId, at }] : undefined;
}

function closedDispute(dispute: StripeObject, at: number): readonly ProviderFact[] | undefined {
  if (isInquiry(dispute)) return [];
  const paymentId = paymentIntent(dispute);
  const isKnown = dispute.status === 'won' || dispute.status === 'lost';
  if (!isReference(paymentId) || !isKnown) return undefined;
  return [{ kind: dispute.status === 'won' ? 'dispute-won' : 'dispute-lost', paymentId, at }];
}

/** By its id, or the whole of it where it was expanded. */
function paymentIntent({ payment_intent: intent }: StripeObject): unknown {
  return isRecord(intent) ? intent.id : (intent ?? undefined);
}

function billOfSession({ id }: StripeObject): BillName | undefined {
  return isReference(id) ? { reference: id } : undefined;
}

function invoiceOf({ metadata }: StripeObject): BillName | undefined {
  const invoiceNumber = isRecord(metadata) ? metadata.invoice : undefined;
  return isReference(invoiceNumber) ? { invoiceNumber } : undefined;
}

/** Stripe tells time in seconds. */
function instant(seconds: unknown): number | undefined {
  return Number.isSafeInteger(seconds) && Number(seconds) > 0 ? Number(seconds) * 1_000 : undefined;
}
