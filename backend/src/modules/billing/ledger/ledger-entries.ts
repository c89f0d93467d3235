import type { ClaimState, SentClaim } from '../claims/payment-claim.js';
import type { CreditNote, Receipt } from '../papers/issued.js';
import type { ManualMethod } from '../payments/manual-payment.js';
import { isListed, type MoneyFact, moneySteps } from '../payments/money.js';
import type { PaymentFact } from '../payments/payment-fact.js';

/** Everything of a school's money that leaves a trace. */
export type SchoolMoney = Readonly<{
  facts: readonly MoneyFact[];
  receipts: readonly Receipt[];
  creditNotes: readonly CreditNote[];
  claims: readonly SentClaim[];
  /** By the id of the invoice. */
  invoiceNumbers: ReadonlyMap<string, string>;
}>;

/** What of a payment moves money, or may. */
type Booked = Exclude<
  PaymentFact['kind'],
  'payment-pending' | 'payment-failed' | 'payment-abandoned' | 'refund-pending'
>;
const UNBOOKED: readonly PaymentFact['kind'][] = [
  'payment-pending',
  'payment-failed',
  'payment-abandoned',
  'refund-pending',
];

export type LedgerKind = Booked | 'credit-note' | 'credit-note-taken-back' | `claim-${ClaimState}`;

/** One line of the book. `at`: epoch milliseconds; null where there is no such thing. */
export type LedgerEntry = Readonly<{
  at: number;
  kind: LedgerKind;
  /** The number of its receipt or credit note. */
  paper: string | null;
  invoiceNumber: string | null;
  provider: string | null;
  manualMethod: ManualMethod | null;
  /** The provider's name of the payment, or what stands on the slip. */
  reference: string | null;
  /** What it speaks of, never less than nothing. */
  amountSen: number;
  /** What it adds to the money that is kept, or takes of it; papers and claims move none. */
  movedSen: number;
}>;

/** In the order of time; what they move adds up to the money that is kept. */
export function ledgerEntries(money: SchoolMoney): LedgerEntry[] {
  return [
    ...movements(money),
    ...money.creditNotes.flatMap(noteEntries),
    ...money.claims.map(claimEntry),
  ].toSorted((a, b) => a.at - b.at);
}

function movements({ facts, receipts, invoiceNumbers }: SchoolMoney): LedgerEntry[] {
  const invoiceOf = new Map(facts.map((fact) => [keyOf(fact), fact.invoiceId]));
  const receiptOf = new Map(receipts.map((receipt) => [keyOf(receipt), receipt]));
  return moneySteps(facts).flatMap((step) => {
    const { fact, movedSen } = step;
    const { kind, at, provider, paymentId } = fact;
    if (!isBooked(kind) || !isListed(step)) return [];
    if ((kind === 'refund-failed' || kind === 'refund-cancelled') && movedSen === 0) return [];
    const amountSen = step.amountSen ?? 0;
    const receipt = receiptOf.get(keyOf(fact));
    const paper = kind === 'payment-succeeded' ? (receipt?.number ?? null) : null;
    const invoiceNumber = invoiceNumbers.get(invoiceOf.get(keyOf(fact)) ?? '') ?? null;
    const [manualMethod, reference] = [
      receipt?.manual?.method ?? null,
      receipt?.manual?.reference ?? paymentId,
    ];
    return [{ at, kind, paper, invoiceNumber, provider, manualMethod, reference, amountSen, movedSen }];
  });
}

function isBooked(kind: PaymentFact['kind']): kind is Booked {
  return !UNBOOKED.includes(kind);
}

const NO_PAYMENT = { provider: null, manualMethod: null, reference: null, movedSen: 0 } as const;

function noteEntries({
  number: paper,
  invoiceNumber,
  amountSen,
  issuedAt,
  takenBackAt,
}: CreditNote): LedgerEntry[] {
  const note = { ...NO_PAYMENT, paper, invoiceNumber, amountSen };
  const issued: LedgerEntry = { ...note, kind: 'credit-note', at: issuedAt };
  if (takenBackAt === null) return [issued];
  return [issued, { ...note, kind: 'credit-note-taken-back', at: takenBackAt }];
}

function claimEntry({ state, method, reference, amountSen, sentAt }: SentClaim): LedgerEntry {
  const sent = { paper: null, invoiceNumber: null, reference, manualMethod: method, amountSen };
  return { ...NO_PAYMENT, ...sent, kind: `claim-${state}`, at: sentAt.getTime() };
}

function keyOf({ provider, paymentId }: Pick<Receipt, 'provider' | 'paymentId'>): string {
  return JSON.stringify([provider, paymentId]);
}
