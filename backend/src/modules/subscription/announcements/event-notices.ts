import { malayLongDateBefore } from '../../../platform/calendar/malay-date.js';
import { type MailedPaper, type MailedReceipt, ringgit, type SentClaim } from '../../billing/index.js';
import type { Notice } from '../../notifications/index.js';
import type { SubscriptionFact } from '../domain/fact.js';
import { NOTICE_TEXTS } from '../domain/notice-texts.js';
import { paidDays } from '../domain/paid-days.js';
import type { PaymentSubject } from './notice-subject.js';
import type { PayLink } from './pay-link.js';
import { receiptDetails } from './receipt-details.js';
import type { Situation } from './situation.js';

const ADMINISTRATORS = ['main_admin', 'admin'] as const;
const EVERYBODY = ['main_admin', 'admin', 'supervisor', 'teacher'] as const;

/** With the receipt, also to the school's contacts for money. */
export function paidNotice(
  payment: PaymentSubject,
  { schoolId, facts, assessment: { expiresAt }, now }: Situation,
  { path }: PayLink,
  receipt: MailedReceipt,
): Notice[] {
  const { number, attachment, contacts } = receipt;
  const isCovered = expiresAt !== null && expiresAt > now;
  const text = isCovered
    ? NOTICE_TEXTS.paid(malayLongDateBefore(expiresAt), number)
    : NOTICE_TEXTS.received(number);
  const details = receiptDetails(receipt, paidDays(facts, payment));
  const mail = { details, attachments: [attachment], copies: contacts.map(({ email }) => email) };
  return [
    { ...text, ...ofPayment(schoolId, payment), recipients: { roles: ADMINISTRATORS }, link: path, mail },
  ];
}

/** To whoever paid, or whose school did: the money is kept until somebody says what it is to be. */
export function afterEndNotice(
  payment: PaymentSubject,
  { schoolId }: Situation,
  { path }: PayLink,
  { amountSen, invoiceNumber }: MailedPaper,
): Notice[] {
  const text = NOTICE_TEXTS.afterEnd(ringgit(amountSen), invoiceNumber);
  const recipients = { roles: ['main_admin'] } as const;
  return [{ ...text, ...ofPayment(schoolId, payment), recipients, link: path, mail: {} }];
}

/** To whom the note was sent. */
export function creditTakenBackNotice(
  { id }: Readonly<{ id: string }>,
  { schoolId }: Situation,
  { path }: PayLink,
  { number, invoiceNumber, contacts }: MailedPaper,
): Notice[] {
  const text = NOTICE_TEXTS.creditTakenBack(number, invoiceNumber);
  const notice = { ...text, schoolId, kind: 'payment', dedupeKey: `credit-taken-back:${id}` } as const;
  const mail = { copies: contacts.map(({ email }) => email) };
  return [{ ...notice, recipients: { roles: ADMINISTRATORS }, link: path, mail }];
}

/** With the note, to the same people as a receipt. */
export function creditedNotice(
  { id }: Readonly<{ id: string }>,
  { schoolId }: Situation,
  { path }: PayLink,
  { number, amountSen, invoiceNumber, attachment, contacts }: MailedPaper,
): Notice[] {
  const text = NOTICE_TEXTS.credited(number, ringgit(amountSen), invoiceNumber);
  const notice = { ...text, schoolId, kind: 'payment', dedupeKey: `credited:${id}` } as const;
  const mail = { attachments: [attachment], copies: contacts.map(({ email }) => email) };
  return [{ ...notice, recipients: { roles: ADMINISTRATORS }, link: path, mail }];
}

/** Nothing is said of a claim whose payment was recorded after all; only the Admin Utama can send another. */
export function declinedNotice(
  { id, reference, declineReason }: SentClaim,
  { schoolId }: Situation,
  { path }: PayLink,
): Notice[] {
  if (declineReason === null) return [];
  const text = NOTICE_TEXTS.declined(reference, declineReason);
  const notice = { ...text, schoolId, kind: 'payment', dedupeKey: `declined:${id}`, link: path } as const;
  return [
    { ...notice, recipients: { roles: ['main_admin'] }, actionRequired: true, mail: {} },
    { ...notice, recipients: { roles: ['admin'] }, mail: {} },
  ];
}

/** Nothing more is said of a payment that has ended by the time it is told. */
export function pendingNotice(
  payment: PaymentSubject,
  { schoolId, facts, assessment }: Situation,
  { path }: PayLink,
): Notice[] {
  if (!assessment.pendingPayment || hasSucceeded(facts, payment)) return [];
  const recipients = { roles: ADMINISTRATORS };
  return [{ ...NOTICE_TEXTS.pending, ...ofPayment(schoolId, payment), recipients, link: path, mail: {} }];
}

/** Each failure speaks; only the Admin Utama is asked to try again. */
export function failedNotice(
  payment: PaymentSubject,
  { schoolId, facts }: Situation,
  { path, action }: PayLink,
): Notice[] {
  if (hasSucceeded(facts, payment)) return [];
  const notice = { ...NOTICE_TEXTS.failed, ...ofPayment(schoolId, payment), link: path };
  return [
    { ...notice, recipients: { roles: ['main_admin'] }, actionRequired: true, mail: { action } },
    { ...notice, recipients: { roles: ['admin'] }, mail: {} },
  ];
}

export function extendedNotice(
  { id }: Readonly<{ id: string }>,
  { schoolId, assessment: { gracePeriodEnd }, now }: Situation,
  { path }: PayLink,
): Notice[] {
  if (gracePeriodEnd === null || gracePeriodEnd <= now) return [];
  const text = NOTICE_TEXTS.extended(malayLongDateBefore(gracePeriodEnd));
  const notice = { ...text, schoolId, kind: 'subscription', dedupeKey: `extended:${id}` } as const;
  // Of one key each person hears the first alone.
  return [
    { ...notice, recipients: { roles: ADMINISTRATORS }, link: path, mail: {} },
    { ...notice, recipients: { roles: EVERYBODY } },
  ];
}

function ofPayment(schoolId: string, { kind, provider, paymentId, at }: PaymentSubject) {
  return { schoolId, kind: 'payment', dedupeKey: `${kind}:${provider}:${paymentId}:${at}` } as const;
}

function hasSucceeded(facts: readonly SubscriptionFact[], { provider, paymentId }: PaymentSubject): boolean {
  return facts.some(
    (fact) => fact.kind === 'payment-succeeded' && fact.provider === provider && fact.paymentId === paymentId,
  );
}
