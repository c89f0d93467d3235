import { createHash } from 'node:crypto';
import { bankMessage } from '../bank-message.js';
import { bankName } from '../bank-name.js';
import { isRecord, isReference, isSen, parseJson } from '../json.js';
import type { NormalizedEvent, ProviderFact } from '../payment-provider.js';

type ChipObject = Readonly<Record<string, unknown>>;
type Told = 'payment-pending' | 'payment-failed' | 'payment-abandoned';
type Disputed = 'dispute-lost' | 'dispute-won';
/** Undefined if the object cannot be read. */
type Reader = (object: ChipObject) => readonly ProviderFact[] | undefined;

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['purchase.paid', paid],
  ['purchase.payment_failure', told('payment-failed')],
  ['purchase.pending_execute', told('payment-pending')],
  ['purchase.pending_charge', told('payment-pending')],
  ['purchase.cancelled', told('payment-abandoned')],
  ['payment.refunded', refunded],
  ['purchase.pending_refund', unsettled('refund-pending')],
  ['purchase.refund_failure', unsettled('refund-failed')],
  ['payment.charged_back', chargedBack('dispute-lost')],
  ['payment.chargeback_reversed', chargedBack('dispute-won')],
]);

/** What was paid and has gone on its way to us since; a chargeback and a refund have both. */
const PAID_STATES = ['paid', 'cleared', 'settled', 'pending_refund', 'refunded', 'chargeback'];

const STATES: ReadonlyMap<string, Told> = new Map([
  ['pending_execute', 'payment-pending'],
  ['pending_charge', 'payment-pending'],
  ['error', 'payment-failed'],
  ['blocked', 'payment-failed'],
  ['cancelled', 'payment-abandoned'],
  ['expired', 'payment-abandoned'],
  ['overdue', 'payment-abandoned'],
]);

/** Safe on whatever was signed: an event that nobody can read has to be kept, not refused. */
export function chipDedupeKey(rawBody: Buffer): string {
  const event = parseJson(rawBody);
  const { id, event_type } = isRecord(event) ? event : { id: '', event_type: '' };
  const hash = createHash('sha256').update(rawBody).digest('hex');
  return [id, event_type]
    .map((part) => (isName(part) ? part : ''))
    .concat(hash)
    .join('|');
}

/** `brandId`: ours. One CHIP account may serve other brands, whose purchases are none of our business. */
export function normalizeChip(rawBody: Buffer, brandId: string): NormalizedEvent {
  const event = parseJson(rawBody);
  if (!isRecord(event)) return { unusable: 'UNREADABLE_EVENT' };
  const read = READERS.get(String(event.event_type));
  const isOthers = event.brand_id !== undefined && event.brand_id !== brandId;
  if (!read || isOthers) return { unusable: 'FOREIGN_EVENT' };
  const facts = read(event);
  return facts ? { facts } : { unusable: 'UNREADABLE_EVENT' };
}

/** A purchase as CHIP shows it when asked. */
export function chipAnswer(purchase: unknown): readonly ProviderFact[] {
  if (!isRecord(purchase)) return [];
  if (PAID_STATES.includes(String(purchase.status))) return [...(paid(purchase) ?? []), ...takenOf(purchase)];
  const kind = STATES.get(String(purchase.status));
  return (kind && told(kind)(purchase)) ?? [];
}

function takenOf(purchase: ChipObject): readonly ProviderFact[] {
  if (purchase.status === 'refunded') return refunded(purchase) ?? [];
  return (purchase.status === 'chargeback' && chargedBack('dispute-lost')(purchase)) || [];
}

/** The answer to a refund: the payment it made, or the purchase while it waits, whose event to come has another id. */
export function chipRefund(answer: unknown): readonly ProviderFact[] {
  if (!isRecord(answer)) return [];
  return (isRecord(answer.related_to) ? refunded(answer) : unsettled('refund-pending')(answer)) ?? [];
}

function paid({ id: paymentId, payment, updated_on }: ChipObject): readonly ProviderFact[] | undefined {
  if (!isReference(paymentId) || !isRecord(payment)) return undefined;
  const { amount: amountSen, currency } = payment;
  const at = instant(payment.paid_on) ?? instant(updated_on);
  if (!isSen(amountSen) || typeof currency !== 'string' || at === undefined) return undefined;
  return [{ kind: 'payment-succeeded', paymentId, at, amountSen, currency: currency.toUpperCase() }];
}

function told(kind: Told): Reader {
  return (purchase) => {
    const { id: paymentId, updated_on, created_on } = purchase;
    const at = instant(updated_on) ?? instant(created_on);
    if (!isReference(paymentId) || at === undefined) return undefined;
    return [{ kind, paymentId, at, ...saidByBank(newestAttempt(purchase)) }];
  };
}

function newestAttempt({ transaction_data }: ChipObject): ChipObject {
  const attempts = isRecord(transaction_data) ? transaction_data.attempts : undefined;
  const told = Array.isArray(attempts) ? attempts.filter(isRecord) : [];
  return told.toSorted((a, b) => Number(b.processing_time) - Number(a.processing_time))[0] ?? {};
}

/** The bank's name stands in what FPX answered to CHIP, each field of it a list of one. */
function saidByBank({ error, extra }: ChipObject) {
  const answer = isRecord(extra) && isRecord(extra.webhook_payload) ? extra.webhook_payload : {};
  const branch = answer.fpx_buyerBankBranch;
  return {
    ...bankMessage(isRecord(error) ? error.message : undefined),
    ...bankName(Array.isArray(branch) ? branch[0] : branch),
  };
}

/**
 * A refund is a payment of its own, related to the purchase it gives back; told on the purchase it is all that was given
 * back so far.
 */
function refunded(object: ChipObject): readonly ProviderFact[] | undefined {
  const payment = relatedPayment(object);
  if (!payment) return undefined;
  const { id: refundId, paymentId, amountSen, at } = payment;
  const leftSen = refundId === paymentId ? Number(object.refundable_amount ?? 0) : 0;
  const returnedSen = amountSen - leftSen;
  return isSen(returnedSen)
    ? [{ kind: 'refund', paymentId, at, amountSen: returnedSen, refundId }]
    : undefined;
}

/** Taken by the bank, and given back by it: a payment related to the purchase, of the amount that it takes. */
function chargedBack(kind: Disputed): Reader {
  return (object) => {
    const payment = relatedPayment(object);
    if (!payment) return undefined;
    const { paymentId, amountSen, at } = payment;
    // One purchase has one: the payments that take and give back have ids of their own.
    return [{ kind, paymentId, disputeId: paymentId, amountSen, at }];
  };
}

function relatedPayment({ id, payment, related_to, updated_on, ...object }: ChipObject) {
  const isRelated = isRecord(related_to);
  const paymentId = isRelated ? related_to.id : id;
  const { amount: amountSen, paid_on } = isRecord(payment) ? payment : object;
  const at = (isRelated ? instant(paid_on) : undefined) ?? instant(updated_on);
  if (!isReference(id) || !isReference(paymentId) || !isSen(amountSen) || at === undefined) return undefined;
  return { id, paymentId, amountSen, at };
}

/** Of a refund under way CHIP names the purchase alone: neither the refund, which has no payment yet, nor its amount. */
function unsettled(kind: 'refund-pending' | 'refund-failed'): Reader {
  return ({ id: paymentId, updated_on }) => {
    const at = instant(updated_on);
    if (!isReference(paymentId) || at === undefined) return undefined;
    return [{ kind, paymentId, refundId: `${paymentId}-unsettled`, amountSen: null, at }];
  };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{1,100}$/.test(value);
}

/** CHIP tells time in seconds. */
function instant(seconds: unknown): number | undefined {
  return Number.isSafeInteger(seconds) && Number(seconds) > 0 ? Number(seconds) * 1_000 : undefined;
}
