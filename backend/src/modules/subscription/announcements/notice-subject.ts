import type { FactNews } from '../../billing/index.js';
import type { SchoolFact } from '../assessment/stored-fact.js';

export type PaymentSubject = Readonly<{
  kind: 'paid' | 'pending' | 'failed' | 'after-end';
  provider: string;
  paymentId: string;
  /** Epoch milliseconds. */
  at: number;
}>;

/** What something is to be told of: where the subscription stands, or one fact. */
export type NoticeSubject =
  | Readonly<{ kind: 'standing' }>
  | Readonly<{ kind: 'extended' | 'credited' | 'credit-taken-back' | 'declined'; id: string }>
  | PaymentSubject;

export const STANDING: NoticeSubject = { kind: 'standing' };

const OF_PAYMENT = {
  'payment-succeeded': 'paid',
  'payment-pending': 'pending',
  'payment-failed': 'failed',
} as const;

export function subjectsOfPayment({ kind, provider, paymentId, at, isAfterEnd }: FactNews): NoticeSubject[] {
  const told: PaymentSubject[] =
    kind in OF_PAYMENT
      ? [{ kind: OF_PAYMENT[kind as keyof typeof OF_PAYMENT], provider, paymentId, at }]
      : [];
  return isAfterEnd ? [...told, { kind: 'after-end', provider, paymentId, at }] : told;
}

export function subjectsOfFact({ kind, id }: Pick<SchoolFact, 'kind' | 'id'>): NoticeSubject[] {
  return kind === 'extension' ? [{ kind: 'extended', id }] : [];
}

/** As a row keeps it. */
export function writtenSubject(subject: NoticeSubject): string {
  return JSON.stringify(subject);
}

export function readSubject(written: string): NoticeSubject {
  return JSON.parse(written);
}
