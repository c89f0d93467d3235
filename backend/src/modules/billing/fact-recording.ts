import { Injectable } from '@nestjs/common';
import { Events } from '../../platform/events/events.js';
import { factsRecorded } from './billing.events.js';
import { CreditNotes } from './documents/credit-notes.js';
import { ReceiptsRepository } from './documents/receipts.repository.js';
import type { Invoice } from './invoice.js';
import { InvoicesRepository } from './invoices.repository.js';
import type { BilledFact } from './match-facts.js';
import { PaymentFlagsRepository } from './payment-flags.repository.js';
import { type AddedFact, PaymentsRepository } from './payments.repository.js';
import type { ProviderFact } from './providers/payment-provider.js';
import { refundsExceed } from './refunds-exceed.js';

type PaidFact = AddedFact & Readonly<{ fact: Extract<ProviderFact, { kind: 'payment-succeeded' }> }>;

/** Keeps facts that count, and sees to what follows from those that are new: paid invoices, news, documents. */
@Injectable()
export class FactRecording {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly invoices: InvoicesRepository,
    private readonly flags: PaymentFlagsRepository,
    private readonly receipts: ReceiptsRepository,
    private readonly creditNotes: CreditNotes,
    private readonly events: Events,
  ) {}

  /** Inside the current transaction, which holds the invoices. Those of one school are of one cause. */
  async record(facts: readonly BilledFact[], now: number): Promise<void> {
    const added = await this.payments.addFacts(facts);
    const paid = added.filter(isPaid);
    await this.settle(paid);
    await this.tell(added, now);
    await this.receipts.issue(
      paid.map(({ invoice, provider, fact }) => ({ invoice, provider, ...fact })),
      now,
    );
    for (const { fact, invoice, provider } of added) {
      if (fact.kind !== 'refund') continue;
      await this.creditNotes.coverRefunds(invoice.id, now);
      await this.flagExcess(invoice, provider, fact.paymentId);
    }
  }

  /** A payment counts only with the very amount of its invoice, so that this is known before the payment is. */
  private async flagExcess(invoice: Invoice, provider: string, paymentId: string): Promise<void> {
    const refunds = await this.payments.refundsOf(provider, paymentId);
    if (refundsExceed(invoice.amountSen, paymentId, refunds))
      await this.flags.raise(invoice, provider, paymentId, 'REFUND_EXCEEDS_PAYMENT');
  }

  private async settle(paid: readonly PaidFact[]): Promise<void> {
    if (paid.length === 0) return;
    await Promise.all([
      this.invoices.markPaid(paid.map(({ invoice: { id }, fact: { at } }) => ({ id, at }))),
      this.flags.raisePaidTwice(paid.map(({ factId }) => factId)),
    ]);
    for (const { invoice, provider, fact } of paid)
      if (invoice.upgradesUntil !== null && fact.at >= invoice.upgradesUntil)
        await this.flags.raise(invoice, provider, fact.paymentId, 'UPGRADE_PAID_TOO_LATE');
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

function isPaid(added: AddedFact): added is PaidFact {
  return added.fact.kind === 'payment-succeeded';
}
