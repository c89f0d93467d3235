import { type InvoiceFacts, invoiceLife } from '../invoicing/invoice-life.js';
import type { ProviderFact } from '../providers/payment-provider.js';
import type { PaymentMoney } from './money.js';
import type { PaymentFact } from './payment-fact.js';

/** Why finance should look at a payment. */
export type FlagReason =
  | 'INVOICE_PAID_TWICE'
  | 'UPGRADE_PAID_TOO_LATE'
  /** The invoice had ended, was credited or had expired when the money came. */
  | 'PAID_AFTER_END'
  | 'PAYMENT_DISPUTED'
  | 'DISPUTE_LOST'
  | 'REFUND_EXCEEDS_PAYMENT'
  /** Money that the school was told would come stayed with us. */
  | 'REFUND_FAILED';

/** `raisedAt`: system time, epoch milliseconds. */
export type PaymentFlag = Readonly<{
  provider: string;
  paymentId: string;
  reason: FlagReason;
  schoolId: string;
  invoiceId: string;
  invoiceNumber: string;
  amountSen: number;
  raisedAt: number;
}>;

export type FlagId = Pick<PaymentFlag, 'provider' | 'paymentId' | 'reason'>;

/** Why a person should look at a payment, of an invoice as it was before it came; null if nobody need. */
export function questionOf(
  invoice: InvoiceFacts & Readonly<{ upgradesUntil: number | null }>,
  paidAt: number,
): FlagReason | null {
  if (invoice.upgradesUntil !== null && paidAt >= invoice.upgradesUntil) return 'UPGRADE_PAID_TOO_LATE';
  if (invoice.creditedAt !== null) return 'PAID_AFTER_END';
  if (invoice.paidAt !== null) return invoice.ended ? 'PAID_AFTER_END' : null;
  return invoiceLife(invoice, paidAt).state === 'open' ? null : 'PAID_AFTER_END';
}

/** `reopened`: of a flag that an earlier return had answered; where there was none, nothing follows. */
export type FlagStep = FlagId & Readonly<{ becomes: 'raised' | 'answered' | 'reopened' }>;

/** What of a fact that is new finance has to look at, also where somebody has looked at one like it before. */
const NEWS: Readonly<Partial<Record<PaymentFact['kind'], FlagReason>>> = {
  refund: 'REFUND_EXCEEDS_PAYMENT',
  'refund-failed': 'REFUND_FAILED',
  'refund-cancelled': 'REFUND_FAILED',
  'dispute-opened': 'PAYMENT_DISPUTED',
  'dispute-lost': 'DISPUTE_LOST',
};

/** Whether a flag is of something that has become known just now. */
export function isNews(
  { paymentId, reason }: FlagId,
  news: readonly Pick<ProviderFact, 'kind' | 'paymentId'>[],
) {
  return news.some((fact) => fact.paymentId === paymentId && NEWS[fact.kind] === reason);
}

/**
 * What the money of an invoice's payments makes of their flags: a return answers a payment that was one too many, for
 * as long as all of its money is gone (what is given back in part runs on as it was bought, so that two halves are two
 * terms), a dispute is to be looked at until it ends, then if it was lost, and a refund that failed until all went back
 * otherwise.
 */
export function flagSteps(payments: readonly PaymentMoney[]): FlagStep[] {
  const isPaidOnce = payments.filter(({ keptSen }) => keptSen > 0).length <= 1;
  return payments.flatMap(({ provider, paymentId, keptSen, ...money }) => {
    const step = (reason: FlagReason, becomes: FlagStep['becomes']) => ({
      ...{ provider, paymentId, reason, becomes },
    });
    const answeredIf = (isAnswered: boolean) => (isAnswered ? 'answered' : 'reopened');
    const raisedIf = (isRaised: boolean) => (isRaised ? 'raised' : 'answered');
    return [
      step('INVOICE_PAID_TWICE', answeredIf(isPaidOnce)),
      step('PAID_AFTER_END', answeredIf(keptSen === 0)),
      step('UPGRADE_PAID_TOO_LATE', answeredIf(keptSen === 0)),
      step('PAYMENT_DISPUTED', raisedIf(money.hasOpenDispute)),
      step('DISPUTE_LOST', raisedIf(money.dispute === 'lost')),
      step('REFUND_EXCEEDS_PAYMENT', raisedIf(money.excessSen > 0)),
      step('REFUND_FAILED', raisedIf(money.hasFailedRefund && keptSen > 0)),
    ];
  });
}
