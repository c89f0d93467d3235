import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PlanNotFoundError } from './billing.errors.js';
import { BillsRepository, type PolledBill } from './bills.repository.js';
import { type BilledFact, FactRecording } from './fact-recording.js';
import { CURRENCY, type Invoice } from './invoice.js';
import { InvoicesRepository } from './invoices.repository.js';
import type { ManualPayment } from './manual-payment.js';
import { type FactRefusal, refusalOf } from './match-fact.js';
import type { PaymentFact } from './payment-fact.js';
import { PaymentsRepository } from './payments.repository.js';
import type { Plan } from './plan.js';
import { PlansRepository } from './plans.repository.js';
import type { ProviderFact } from './providers/payment-provider.js';

const MANUAL = 'manual';
const POLL_AFTER_MS = 10 * 60_000;
/** Whoever has not paid a bill by then asks for a new one. */
const POLL_UNTIL_MS = 30 * 24 * 3_600_000;

/** Nothing of a refused delivery is recorded. `schoolId`: whose bill it speaks of, where that is known. */
export type FactsOutcome = Readonly<{ refusal: FactRefusal | null; schoolId: string | null }>;

/** The face of the module to others: the facts of payments, and what follows when one becomes known. */
@Injectable()
export class BillingService {
  constructor(
    private readonly database: Database,
    private readonly plans: PlansRepository,
    private readonly invoices: InvoicesRepository,
    private readonly bills: BillsRepository,
    private readonly payments: PaymentsRepository,
    private readonly recording: FactRecording,
  ) {}

  /** Of one school, in the current transaction. The order means nothing. */
  paymentFactsOf(schoolId: string): Promise<PaymentFact[]> {
    return this.payments.factsOf(schoolId);
  }

  /** Sold plans and prices in force at an instant, smallest first; in the current transaction. */
  plansAt(now: number): Promise<Plan[]> {
    return this.plans.plansAt(now);
  }

  /** How many teachers a plan holds; in the current transaction. */
  teacherLimitOf(planCode: string): Promise<number> {
    return this.plans.teacherLimitOf(planCode);
  }

  /** Of many schools, for who looks at all of them; by school, those without any left out. */
  paymentFactsOfSchools(schoolIds: readonly string[]): Promise<ReadonlyMap<string, PaymentFact[]>> {
    return this.payments.factsOfSchools(schoolIds);
  }

  /** Takes in what a provider says of its bills, once however often it is said. `now`: business clock. */
  recordFacts(provider: string, facts: readonly ProviderFact[], now: number): Promise<FactsOutcome> {
    return this.database.systemTransaction(async () => {
      const billed: BilledFact[] = [];
      const schoolId = () => billed[0]?.invoice.schoolId ?? null;
      for (const fact of facts) {
        const invoice = await this.invoiceOf(provider, fact);
        if (!invoice) return { refusal: 'UNKNOWN_BILL', schoolId: schoolId() };
        billed.push({ fact, invoice });
        const refusal = refusalOf(fact, invoice);
        if (refusal) return { refusal, schoolId: schoolId() };
      }
      await this.recording.record(provider, billed, now);
      return { refusal: null, schoolId: schoolId() };
    });
  }

  /** The bill that a provider should have told of by now and was not asked about for longest. */
  claimBillToPoll(provider: string, now: number): Promise<PolledBill | null> {
    const window = { from: now - POLL_UNTIL_MS, until: now - POLL_AFTER_MS };
    return this.database.systemTransaction(() => this.bills.claimOpenBill(provider, window));
  }

  /** Money that came past every provider (bank-in, cheque, local order): the invoice and its payment at once. */
  recordManualPayment(
    schoolId: string,
    { planCode, termMonths, paidAt, evidence }: ManualPayment,
    now: number,
  ): Promise<{ invoiceId: string }> {
    return this.database.systemTransaction(async () => {
      const amountSen = await this.plans.priceAt(planCode, termMonths, paidAt);
      if (amountSen === null) throw new PlanNotFoundError(planCode, termMonths);
      const id = randomUUID();
      const invoice = { id, schoolId, planCode, termMonths, amountSen, currency: CURRENCY };
      await this.invoices.addInvoice({
        ...invoice,
        upgradesUntil: null,
        provider: MANUAL,
        createdAt: paidAt,
      });
      if (evidence) await this.invoices.addEvidence(invoice, evidence);
      await this.bills.addBill(invoice, { provider: MANUAL, reference: id, paymentUrl: null }, paidAt);
      const paid = { paymentId: id, at: paidAt, amountSen, currency: CURRENCY };
      await this.recordFacts(MANUAL, [{ kind: 'payment-succeeded', ...paid }], now);
      return { invoiceId: id };
    });
  }

  /** A payment with an id of its own is known by that id from the first time its bill is named. */
  private async invoiceOf(provider: string, { paymentId, bill, at }: ProviderFact): Promise<Invoice | null> {
    const known = await this.invoices.billedInvoiceLocked(provider, { reference: paymentId });
    if (known || !bill) return known;
    const invoice = await this.invoices.billedInvoiceLocked(provider, bill);
    if (invoice) await this.bills.addBill(invoice, { provider, reference: paymentId, paymentUrl: null }, at);
    return invoice;
  }
}
