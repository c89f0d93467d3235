import { bankMessage } from '../bank-message.js';
import { bankName } from '../bank-name.js';
import { isRecord, isReference, isSen, parseJson } from '../json.js';
import type { BillName, NormalizedEvent, ProviderFact } from '../payment-provider.js';

type StripeObject = Readonly<Record<string, unknown>>;
/** When its event happened, and what the object said before. */
type Told = Readonly<{ at: number; before: StripeObject }>;
/** What an object says; undefined if it cannot be read. */
type Reader = (object: StripeObject, told: Told) => readonly ProviderFact[] | undefined;
type Unpaid = 'payment-pending' | 'payment-failed' | 'payment-abandoned';
type DisputeKind = Extract<ProviderFact['kind'], `dispute-${string}`>;

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
  ['refund.failed', stripeRefund],
  ['charge.refund.updated', stripeRefund],
  ['charge.dispute.created', (object) => dispute(object, instant(object.created))],
  ['charge.dispute.funds_withdrawn', (object, { at }) => dispute(object, at)],
  ['charge.dispute.updated', endedDispute],
  ['charge.dispute.funds_reinstated', endedDispute],
  ['charge.dispute.closed', endedDispute],
]);

/** An inquiry (`warning_`) moves no money; one that is closed, or a dispute that was prevented, takes none any more. */
const DISPUTES: ReadonlyMap<string, DisputeKind> = new Map([
  ['needs_response', 'dispute-opened'],
  ['under_review', 'dispute-opened'],
  ['appeal_needs_response', 'dispute-lost'],
  ['appeal_under_review', 'dispute-lost'],
  ['lost', 'dispute-lost'],
  ['won', 'dispute-won'],
  ['prevented', 'dispute-withdrawn'],
  ['warning_closed', 'dispute-withdrawn'],
]);
const INQUIRIES = ['warning_needs_response', 'warning_under_review'];

const REFUNDS = {
  pending: 'refund-pending',
  requires_action: 'refund-pending',
  failed: 'refund-failed',
  canceled: 'refund-cancelled',
} as const;

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
  const { object, previous_attributes: before } = isRecord(event.data) ? event.data : {};
  const at = instant(event.created);
  if (!isRecord(object) || at === undefined) return { unusable: 'UNREADABLE_EVENT' };
  if (MARKED.test(event.type) && !invoiceOf(object)) return { unusable: 'FOREIGN_EVENT' };
  const facts = read(object, { at, before: isRecord(before) ? before : {} });
  return facts ? { facts } : { unusable: 'UNREADABLE_EVENT' };
}

function completedSession(object: StripeObject, told: Told) {
  return object.payment_status === 'unpaid'
    ? session('payment-pending')(object, told)
    : paidSession(object, told);
}

function paidSession(object: StripeObject, { at }: Told) {
  if (object.payment_status !== 'paid') return undefined;
  return paid(paymentIntent(object), object.amount_total, object.currency, at, billOfSession(object));
}

function session(kind: Unpaid): Reader {
  return (object, { at }) => {
    const bill = billOfSession(object);
    const paymentId = paymentIntent(object) ?? object.id;
    return bill && isReference(paymentId) ? [{ kind, paymentId, at, bill }] : undefined;
  };
}

function paidIntent(object: StripeObject, { at }: Told) {
  return paid(object.id, object.amount_received, object.currency, at, invoiceOf(object));
}

function paidCharge(object: StripeObject, { at }: Told) {
  if (object.paid !== true) return undefined;
  return paid(paymentIntent(object), object.amount, object.currency, at, invoiceOf(object));
}

function intent(kind: Unpaid): Reader {
  return (object, { at }) => {
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
function refundedCharge(charge: StripeObject, { at }: Told): readonly ProviderFact[] | undefined {
  if (charge.refunded !== true) return [];
  const { amount: amountSen } = charge;
  const paymentId = paymentIntent(charge);
  if (!isReference(paymentId) || !isSen(amountSen)) return undefined;
  return [{ kind: 'refund', paymentId, at, amountSen, refundId: paymentId }];
}

/**
 * A refund that was told of: given from when it was made; failed or cancelled from when that was told, and given before
 * where it says so.
 */
function stripeRefund(object: StripeObject, { at, before }: Told): readonly ProviderFact[] | undefined {
  if (object.status === 'succeeded' || before.status !== 'succeeded') return answeredRefund(object, at);
  const given = answeredRefund({ ...object, status: 'succeeded' }, at);
  const undone = answeredRefund(object, at);
  return given && undone && [...given, ...undone];
}

/** The same as it is answered. `now`: of what has no time of its own. */
export function answeredRefund(object: StripeObject, now: number): readonly ProviderFact[] | undefined {
  const { id: refundId, amount: amountSen, status } = object;
  const [paymentId, made] = [paymentIntent(object), instant(object.created)];
  if (!isReference(paymentId) || !isReference(refundId) || !isSen(amountSen) || made === undefined)
    return undefined;
  const refund = { paymentId, refundId, amountSen };
  if (status === 'succeeded') return [{ kind: 'refund', ...refund, at: made }];
  if (!isRefundState(status)) return undefined;
  const kind = REFUNDS[status];
  return [{ kind, ...refund, at: kind === 'refund-pending' ? made : now }];
}

function isRefundState(status: unknown): status is keyof typeof REFUNDS {
  return typeof status === 'string' && Object.hasOwn(REFUNDS, status);
}

/** How it stands is what counts, and for how much. An inquiry that becomes a dispute does so when money is withdrawn. */
function dispute(object: StripeObject, at: number | undefined): readonly ProviderFact[] | undefined {
  const { id: disputeId, amount, status } = object;
  if (INQUIRIES.includes(String(status))) return [];
  const [paymentId, kind] = [paymentIntent(object), DISPUTES.get(String(status))];
  if (!kind || !isReference(paymentId) || !isReference(disputeId) || at === undefined) return undefined;
  return [{ kind, paymentId, disputeId, amountSen: isSen(amount) ? amount : null, at }];
}

/** That it goes on was told when it began. */
function endedDispute(object: StripeObject, { at }: Told): readonly ProviderFact[] | undefined {
  return dispute(object, at)?.filter(({ kind }) => kind !== 'dispute-opened');
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
