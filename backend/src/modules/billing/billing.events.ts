import { defineEvent } from '../../platform/events/event-definition.js';
import type { PaymentFact } from './payments/payment-fact.js';

/** A fact that was not known before. `at`: the provider's time. */
export type FactNews = Readonly<{
  kind: PaymentFact['kind'];
  provider: string;
  paymentId: string;
  at: number;
  /** Money that came after its order had ended. */
  isAfterEnd: boolean;
}>;

/** `cause`: the event that told it, if one did. */
export type SchoolNews = Readonly<{ schoolId: string; cause: string | null; news: readonly FactNews[] }>;
export type PaymentNews = Readonly<{ now: number; schools: readonly SchoolNews[] }>;

/** Names of payments, and of their bills, that have become known; told in the transaction that records them. */
export type KnownPayments = Readonly<{ provider: string; names: readonly string[] }>;
export const paymentsKnown =
  defineEvent<Readonly<{ known: readonly KnownPayments[] }>>('billing.paymentsKnown');

/** In the transaction in which orders of a school end that nobody has paid. */
export const ordersEnded = defineEvent<Readonly<{ schoolId: string }>>('billing.ordersEnded');

/** In the transaction that issues it. */
export const creditNoteIssued =
  defineEvent<Readonly<{ schoolId: string; creditNoteId: string }>>('billing.creditNoteIssued');

/** In the transaction that takes it back. */
export const creditNoteTakenBack = defineEvent<Readonly<{ schoolId: string; creditNoteId: string }>>(
  'billing.creditNoteTakenBack',
);

/** In the transaction that declines it. */
export const claimDeclined =
  defineEvent<Readonly<{ schoolId: string; claimId: string }>>('billing.claimDeclined');

/** `now`: the business clock of the work that recorded them, epoch milliseconds. */
export const factsRecorded = defineEvent<PaymentNews>('billing.factsRecorded');
