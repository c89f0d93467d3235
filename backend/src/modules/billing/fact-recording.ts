import { Injectable } from '@nestjs/common';
import { Events } from '../../platform/events/events.js';
import { factsRecorded } from './billing.events.js';
import { CreditNotes } from './documents/credit-notes.js';
import { ReceiptsRepository } from './documents/receipts.repository.js';
import type { Invoice } from './invoice.js';
import { type InvoiceFacts, invoiceLife } from './invoice-life.js';
import { InvoicesRepository } from './invoices.repository.js';
import type { BilledFact } from './match-facts.js';
import { foldMoney, returnedSen } from './money.js';
import type { PaymentFact } from './payment-fact.js';
import { type FlagReason, flagsAnswered } from './payment-flag.js';
import { PaymentFlagsRepository, type Resolution } from './payment-flags.repository.js';
import { PaymentReturnsRepository } from './payment-returns.repository.js';
import { type AddedFact, PaymentsRepository } from './payments.repository.js';
import type { ProviderFact } from './providers/payment-provider.js';

const BY_RETURN: Resolution = { actor: 'refund', resolution: 'The money was given back.' };
const BY_ITS_END: Resolution = { actor: 'dispute', resolution: 'The dispute has ended.' };
/** What changes how much of an invoice's payments is kept. */
const RETURNS: ReadonlySet<PaymentFact['kind']> = new Set(['refund', 'dispute-lost', 'dispute-won']);

type PaidFact = AddedFact & Readonly<{ fact: Extract<ProviderFact, { kind: 'payment-succeeded' }> }>;

/** Keeps facts that count, and sees to what follows from those that are new: paid invoices, news, documents. */
@Injectable()
export class FactRecording {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly invoices: InvoicesRepository,
    private readonly returns: PaymentReturnsRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly receipts: ReceiptsRepository,
    private readonly creditNotes: CreditNotes,
    private readonly events: Events,
  ) {}

  /** Inside the current transaction, which holds the invoices. Those of one school are of one cause. */
  async record(facts: readonly BilledFact[], now: number): Promise<void> {
    const added = await this.payments.addFacts(facts);
    const paid = added.filter(isPaid);
    await this.settle(paid, now);
    await this.tell(added, now);
    await this.receipts.issue(
      paid.map(({ invoice, provider, fact }) => ({ invoice, provider, ...fact })),
      now,
    );
    for (const { fact, invoice, provider } of added) {
      if (RETURNS.has(fact.kind)) await this.followReturn(invoice, now);
      if (fact.kind === 'refund') await this.flagExcess(invoice, provider, fact.paymentId);
    }
    await this.flagDisputes(added);
  }

  private async settle(paid: readonly PaidFact[], now: number): Promise<void> {
    if (paid.length === 0) return;
    const ids = [...new Set(paid.map(({ invoice }) => invoice.id))];
    const before = await this.invoices.factsOf(ids);
    await Promise.all([
      this.invoices.markPaid(paid.map(({ invoice: { id }, fact: { at } }) => ({ id, at }))),
      this.flags.raisePaidTwice(paid.map(({ factId }) => factId)),
    ]);
    await this.invoices.endLike(ids, now);
    for (const { invoice, provider, fact } of paid) {
      const reason = questionOf(invoice, before.get(invoice.id), fact.at);
      if (reason) await this.flags.raise(invoice, provider, fact.paymentId, reason);
    }
  }

  /** A payment counts only with the very amount of its invoice, so that this is known before the payment is. */
  private async flagExcess(invoice: Invoice, provider: string, paymentId: string): Promise<void> {
    const told = await this.payments.moneyOfPayment(provider, paymentId);
    if (returnedSen(told) > invoice.amountSen)
      await this.flags.raise(invoice, provider, paymentId, 'REFUND_EXCEEDS_PAYMENT');
  }

  private async followReturn(invoice: Invoice, now: number): Promise<void> {
    const payments = foldMoney(await this.payments.moneyOfInvoice(invoice));
    await this.returns.restate(invoice.schoolId, payments);
    for (const flag of flagsAnswered(invoice.amountSen, payments)) await this.flags.resolve(flag, BY_RETURN);
    await this.creditNotes.coverReturns(invoice.id, payments, now);
  }

  /** One flag of a payment while its dispute goes on, another once the money is lost. */
  private async flagDisputes(added: readonly AddedFact[]): Promise<void> {
    for (const { fact, invoice, provider } of added.filter(isOfDispute)) {
      const flag = { provider, paymentId: fact.paymentId };
      if (fact.kind === 'dispute-opened')
        await this.flags.raise(invoice, provider, fact.paymentId, 'PAYMENT_DISPUTED');
      else await this.flags.resolve({ ...flag, reason: 'PAYMENT_DISPUTED' }, BY_ITS_END);
      if (fact.kind === 'dispute-lost')
        await this.flags.raise(invoice, provider, fact.paymentId, 'DISPUTE_LOST');
      if (fact.kind === 'dispute-won')
        await this.flags.resolve({ ...flag, reason: 'DISPUTE_LOST' }, BY_ITS_END);
    }
  }

  private async tell(added: readonly AddedFact[], now: number): Promise<void> {
    if (added.length === 0) return;
    const bySchool = Map.groupBy(added, ({ invoice }) => invoice.schoolId);
    const schools = [...bySchool].map(([schoolId, own]) => ({
      schoolId,
      cause: own[0]?.cause ?? null,
      news: own.map(({ provider, fact: { kind, paymentId, at } }) => ({ kind, provider, paymentId, at })),
    }));
    await this.events.emit(factsRecorded, { now, schools });
  }
}

/** Why a person should look at the first payment of an invoice. */
function questionOf(invoice: Invoice, before: InvoiceFacts | undefined, paidAt: number): FlagReason | null {
  if (invoice.upgradesUntil !== null && paidAt >= invoice.upgradesUntil) return 'UPGRADE_PAID_TOO_LATE';
  if (before === undefined || before.paidAt !== null) return null;
  return invoiceLife(before, paidAt).state === 'open' ? null : 'PAID_AFTER_END';
}

function isOfDispute({ fact }: AddedFact): boolean {
  return fact.kind.startsWith('dispute-');
}

function isPaid(added: AddedFact): added is PaidFact {
  return added.fact.kind === 'payment-succeeded';
}
