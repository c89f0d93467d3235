import { DAY_MS } from '../../../platform/calendar/day.js';
import type { BilledInvoices, NamedBill } from '../invoicing/billed-invoices.js';
import type { Invoice } from '../invoicing/invoice.js';
import type { ProviderFact } from '../providers/payment-provider.js';

export type FactRefusal = 'UNKNOWN_BILL' | 'AMOUNT_MISMATCH' | 'CURRENCY_MISMATCH' | 'TIME_OUT_OF_RANGE';

/** Clocks of providers may run ahead of ours, by less than that. */
const AHEAD_MS = DAY_MS;
/** `cause`: the event that says so, kept beside what follows from it; null of what no event says. */
export type ToldFacts<Cause extends string | null = string | null> = Readonly<{
  cause: Cause;
  provider: string;
  facts: readonly ProviderFact[];
}>;
export type BilledFact = Readonly<{
  cause: string | null;
  provider: string;
  fact: ProviderFact;
  invoice: Invoice;
}>;
/** Facts until the first that is refused, that one among them if its invoice is known. */
export type MatchedFacts<Cause> = Readonly<{
  cause: Cause;
  billed: readonly BilledFact[];
  refusal: FactRefusal | null;
  /** The names by which its bill may become known; none where that is no matter. */
  waitsFor: readonly string[];
}>;

/** The names under which the bills of facts may be known. */
export function billsNamed({ provider, facts }: ToldFacts): NamedBill[] {
  return facts.flatMap(({ paymentId: reference, bill }) => [
    { provider, name: { reference } },
    ...(bill ? [{ provider, name: bill }] : []),
  ]);
}

/** The invoice of each fact, as far as all may count. `now`: business clock. */
export function matchFacts<Cause extends string | null>(
  { cause, provider, facts }: ToldFacts<Cause>,
  invoices: BilledInvoices,
  now: number,
): MatchedFacts<Cause> {
  const billed: BilledFact[] = [];
  for (const fact of facts) {
    const invoice = invoices.of(provider, fact);
    if (!invoice) return { cause, billed, refusal: 'UNKNOWN_BILL', waitsFor: namesOf(fact) };
    billed.push({ cause, provider, fact, invoice });
    const refusal = refusalOf(fact, invoice, now);
    if (refusal) return { cause, billed, refusal, waitsFor: [] };
  }
  return { cause, billed, refusal: null, waitsFor: [] };
}

/** Of the payment, and of its bill where that is named. */
export function namesOf({ paymentId, bill }: ProviderFact): string[] {
  const named = bill && ('reference' in bill ? bill.reference : bill.invoiceNumber);
  return [...new Set(named === undefined ? [paymentId] : [paymentId, named])];
}

/** Why a provider's fact may not count for the invoice of its bill; null if it may. */
export function refusalOf(fact: ProviderFact, invoice: Invoice, now: number): FactRefusal | null {
  if (!isProviderTime(fact.at, now)) return 'TIME_OUT_OF_RANGE';
  if (fact.kind !== 'payment-succeeded') return null;
  if (fact.currency !== invoice.currency) return 'CURRENCY_MISMATCH';
  return fact.amountSen === invoice.amountSen ? null : 'AMOUNT_MISMATCH';
}

/** Whether a provider can mean that time, epoch milliseconds: what has not happened yet is no fact. */
export function isProviderTime(at: number, now: number): boolean {
  return at >= 0 && at <= now + AHEAD_MS;
}
