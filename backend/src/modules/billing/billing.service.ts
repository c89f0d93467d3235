import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../platform/calendar/day.js';
import { Database } from '../../platform/database/database.js';
import { BillsRepository, type PolledBill } from './checkout/bills.repository.js';
import { BilledInvoices } from './invoicing/billed-invoices.js';
import { InvoicesRepository } from './invoicing/invoices.repository.js';
import { FactRecording } from './payments/fact-recording.js';
import { inRounds } from './payments/in-rounds.js';
import type { ManualPayment } from './payments/manual-payment.js';
import { ManualPayments } from './payments/manual-payments.js';
import { billsNamed, type FactRefusal, matchFacts, type ToldFacts } from './payments/match-facts.js';
import { type CountedFact, countedFacts, foldMoney, type PaymentMoney } from './payments/money.js';
import {
  type PaymentReturn,
  PaymentReturnsRepository,
  returnsOfPayments,
} from './payments/payment-returns.repository.js';
import { PaymentsRepository } from './payments/payments.repository.js';
import type { Plan } from './plans/plan.js';
import { PlansRepository } from './plans/plans.repository.js';
import type { ProviderFact } from './providers/payment-provider.js';

/** A line for each payment of which something went back; the same text where they are the same. */
export type ReturnSums = Readonly<{ stored: string; derived: string }>;

const POLL_AFTER_MS = 10 * 60_000;
/** Whoever has not paid a bill by then asks for a new one. */
const POLL_UNTIL_MS = 30 * DAY_MS;

/** `schoolId`: whose bill it speaks of, where that is known. */
export type FactsOutcome<Cause extends string | null = string | null> = Readonly<{
  cause: Cause;
  refusal: FactRefusal | null;
  schoolId: string | null;
  /** The names by which an unknown bill may become known. */
  waitsFor: readonly string[];
}>;

/** The face of the module to others: the facts of payments, and what follows when one becomes known. */
@Injectable()
export class BillingService {
  constructor(
    private readonly database: Database,
    private readonly plans: PlansRepository,
    private readonly invoices: InvoicesRepository,
    private readonly bills: BillsRepository,
    private readonly payments: PaymentsRepository,
    private readonly returns: PaymentReturnsRepository,
    private readonly recording: FactRecording,
    private readonly manual: ManualPayments,
  ) {}

  /** Of one school, in the current transaction. The order means nothing. */
  async paymentFactsOf(schoolId: string): Promise<CountedFact[]> {
    return countedFacts(await this.payments.factsOf(schoolId));
  }

  /** What became of the money of each of its payments, oldest first; in the current transaction. */
  async moneyOf(schoolId: string): Promise<PaymentMoney[]> {
    return foldMoney(await this.payments.factsOf(schoolId));
  }

  /** Sold plans and prices in force at an instant, smallest first; in the current transaction. */
  plansAt(now: number): Promise<Plan[]> {
    return this.plans.plansAt(now);
  }

  /** How many teachers a plan holds; in the current transaction. */
  teacherLimitOf(planCode: string): Promise<number> {
    return this.plans.teacherLimitOf(planCode);
  }

  /** Ids of schools with a fact of a payment, in their order. */
  payingSchoolsAfter(schoolId: string, limit: number): Promise<string[]> {
    return this.payments.schoolsAfter(schoolId, limit);
  }

  /** Of many schools, for who looks at all of them; by school, those without any left out. */
  async paymentFactsOfSchools(
    schoolIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly CountedFact[]>> {
    const bySchool = await this.payments.factsOfSchools(schoolIds);
    return new Map([...bySchool].map(([schoolId, facts]) => [schoolId, countedFacts(facts)]));
  }

  /** Sums anew what is no longer kept of the payments of schools; in the current transaction. */
  async restateReturns(schoolIds: readonly string[]): Promise<void> {
    for (const [schoolId, facts] of await this.payments.factsOfSchools(schoolIds))
      await this.returns.restate(schoolId, foldMoney(facts));
  }

  /** What is written of the money that is no longer kept, beside what follows from the facts; in the current transaction. */
  async returnsOf(schoolIds: readonly string[]): Promise<(schoolId: string) => ReturnSums> {
    const stored = await this.returns.ofSchools(schoolIds);
    const facts = await this.payments.factsOfSchools(schoolIds);
    return (schoolId) => ({
      stored: listedReturns(stored.get(schoolId) ?? []),
      derived: listedReturns(returnsOfPayments(foldMoney(facts.get(schoolId) ?? []))),
    });
  }

  /** Takes in what a provider says of its bills, once however often it is said. `now`: business clock. */
  async recordFacts(provider: string, facts: readonly ProviderFact[], now: number): Promise<FactsOutcome> {
    const [outcome] = await this.recordAll([{ cause: null, provider, facts }], now);
    if (!outcome) throw new Error('What was told has no outcome.');
    return outcome;
  }

  /**
   * The same of many at once. Nothing is recorded of one that is refused; those of one school are taken in one after
   * the other, so that each is seen to change what the one before left.
   */
  recordAll<Cause extends string | null>(
    told: readonly ToldFacts<Cause>[],
    now: number,
  ): Promise<FactsOutcome<Cause>[]> {
    return this.database.systemTransaction(async () => {
      const invoices = new BilledInvoices(await this.invoices.billedLocked(told.flatMap(billsNamed)));
      const match = (one: ToldFacts<Cause>) => matchFacts(one, invoices, now);
      // A payment may stand behind what speaks of it.
      const matched = told
        .map((one) => ({ one, found: match(one) }))
        .map(({ one, found }) => (found.refusal === 'UNKNOWN_BILL' ? match(one) : found));
      for (const { invoice, at, ...bill } of invoices.learned) await this.bills.addBill(invoice, bill, at);
      const accepted = matched.filter(({ refusal }) => refusal === null);
      for (const round of inRounds(accepted, ({ billed }) => billed.map(({ invoice }) => invoice.schoolId))) {
        const facts = round.flatMap(({ billed }) => billed);
        await this.recording.record(facts, now);
      }
      await this.recording.tellKnown(accepted.flatMap(({ billed }) => billed));
      return matched.map(({ cause, refusal, waitsFor, billed: [first] }) => ({
        ...{ cause, refusal, waitsFor },
        schoolId: first?.invoice.schoolId ?? null,
      }));
    });
  }

  /** Those of the names under which a provider's bill is known, by its reference or by its invoice. */
  knownBills(provider: string, names: readonly string[]): Promise<string[]> {
    return this.invoices.billedAmong(provider, names);
  }

  /** The bill that a provider should have told of by now and was not asked about for longest. */
  claimBillToPoll(provider: string, now: number): Promise<PolledBill | null> {
    const window = { from: now - POLL_UNTIL_MS, until: now - POLL_AFTER_MS, now };
    return this.database.systemTransaction(() => this.bills.claimOpenBill(provider, window));
  }

  /** Money that came past every provider (bank-in, cheque, local order): the invoice and its payment at once. */
  recordManualPayment(schoolId: string, payment: ManualPayment, now: number): Promise<{ invoiceId: string }> {
    return this.database.systemTransaction(async () => {
      const { invoiceId, told } = await this.manual.write(schoolId, payment, now);
      await this.recordAll([told], now);
      return { invoiceId };
    });
  }
}

function listedReturns(returns: readonly PaymentReturn[]): string {
  const lines = returns
    .filter(({ returnedSen }) => returnedSen > 0)
    .map(({ provider, paymentId, returnedSen }) => `${provider} ${paymentId} ${returnedSen}`);
  return lines.toSorted().join(', ');
}
