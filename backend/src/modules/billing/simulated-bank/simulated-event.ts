import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { bankMessage } from '../providers/bank-message.js';
import { bankName } from '../providers/bank-name.js';
import { isRecord, isReference, isSen, parseJson } from '../providers/json.js';
import type { NormalizedEvent, ProviderFact } from '../providers/payment-provider.js';

const KINDS = {
  'payment.succeeded': 'payment-succeeded',
  'payment.pending': 'payment-pending',
  'payment.failed': 'payment-failed',
  'payment.abandoned': 'payment-abandoned',
  'refund.succeeded': 'refund',
  'refund.pending': 'refund-pending',
  'refund.failed': 'refund-failed',
  'refund.cancelled': 'refund-cancelled',
  'dispute.opened': 'dispute-opened',
  'dispute.lost': 'dispute-lost',
  'dispute.won': 'dispute-won',
  'dispute.withdrawn': 'dispute-withdrawn',
} as const;

export type SimulatedEventType = keyof typeof KINDS;

/** What Bank Simulasi says of a payment that failed. */
export const REFUSAL = 'Baki akaun tidak mencukupi';

/** The body that Bank Simulasi posts. `refundId` belongs to refunds, `disputeId` to disputes. */
export type SimulatedEvent = Readonly<{
  type: SimulatedEventType;
  timestamp: string;
  data: Readonly<{
    billReference: string;
    amountSen?: number;
    currency?: string;
    refundId?: string;
    disputeId?: string;
    message?: string;
    bank?: string;
  }>;
}>;

export function simulatedEvent(
  type: SimulatedEventType,
  at: number,
  data: SimulatedEvent['data'],
): SimulatedEvent {
  const said = type === 'payment.failed' ? { message: REFUSAL } : {};
  return { type, timestamp: toMalaysianIso(at), data: { ...data, ...said } };
}

export function normalizeSimulated(rawBody: Buffer): NormalizedEvent {
  const event = parseJson(rawBody);
  if (!isRecord(event) || !isKnown(event.type)) return { unusable: 'FOREIGN_EVENT' };
  const fact = isRecord(event.data) ? factOf(KINDS[event.type], event.timestamp, event.data) : undefined;
  return fact ? { facts: [fact] } : { unusable: 'UNREADABLE_EVENT' };
}

function factOf(
  kind: ProviderFact['kind'],
  timestamp: unknown,
  { billReference: paymentId, amountSen, currency, ...more }: Record<string, unknown>,
): ProviderFact | undefined {
  const at = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN;
  if (!isReference(paymentId) || Number.isNaN(at)) return undefined;
  if (kind === 'payment-succeeded') {
    return isSen(amountSen) && typeof currency === 'string'
      ? { kind, paymentId, at, amountSen, currency }
      : undefined;
  }
  switch (kind) {
    case 'refund':
    case 'refund-pending':
    case 'refund-failed':
    case 'refund-cancelled': {
      const { refundId } = more;
      return isSen(amountSen) && isReference(refundId)
        ? { kind, paymentId, at, amountSen, refundId }
        : undefined;
    }
    case 'dispute-opened':
    case 'dispute-lost':
    case 'dispute-won':
    case 'dispute-withdrawn': {
      const disputeId = isReference(more.disputeId) ? more.disputeId : null;
      return { kind, paymentId, at, disputeId, amountSen: isSen(amountSen) ? amountSen : null };
    }
    case 'payment-failed':
      return { kind, paymentId, at, ...bankMessage(more.message), ...bankName(more.bank) };
    default:
      return { kind, paymentId, at };
  }
}

function isKnown(type: unknown): type is SimulatedEventType {
  return typeof type === 'string' && Object.hasOwn(KINDS, type);
}
