import { Injectable } from '@nestjs/common';
import { Events } from '../../platform/events/events.js';
import { factsRecorded } from './billing.events.js';
import { CreditNotes } from './documents/credit-notes.js';
import { ReceiptsRepository } from './documents/receipts.repository.js';
import type { Invoice } from './invoice.js';
import { InvoicesRepository } from './invoices.repository.js';
import { PaymentFlagsRepository } from './payment-flags.repository.js';
import { PaymentsRepository } from './payments.repository.js';
import type { ProviderFact } from './providers/payment-provider.js';

export type BilledFact = Readonly<{ fact: ProviderFact; invoice: Invoice }>;

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

  /** Inside the current transaction, which holds the invoices. */
  async record(provider: string, billed: readonly BilledFact[], now: number): Promise<void> {
    const added: BilledFact[] = [];
    for (const { fact, invoice } of billed) {
      if (!(await this.payments.addFact(invoice, provider, fact))) continue;
      added.push({ fact, invoice });
      if (fact.kind === 'payment-succeeded') await this.settle(invoice, provider, fact);
    }
    for (const [schoolId, own] of Map.groupBy(added, ({ invoice }) => invoice.schoolId)) {
      const news = own.map(({ fact: { kind, paymentId, at } }) => ({ kind, provider, paymentId, at }));
      await this.events.emit(factsRecorded, { schoolId, now, news });
    }
    for (const { fact, invoice } of added)
      if (fact.kind === 'payment-succeeded') await this.receipts.issue(invoice, { provider, ...fact }, now);
    for (const { fact, invoice } of added)
      if (fact.kind === 'refund') await this.creditNotes.coverRefunds(invoice.id, now);
  }

  private async settle(
    invoice: Invoice,
    provider: string,
    { paymentId, at }: Pick<ProviderFact, 'paymentId' | 'at'>,
  ): Promise<void> {
    await this.invoices.markPaid(invoice.id, at);
    if (await this.payments.isPaidByAnother(invoice, provider, paymentId))
      await this.flags.raise(invoice, provider, paymentId, 'INVOICE_PAID_TWICE');
    if (invoice.upgradesUntil !== null && at >= invoice.upgradesUntil)
      await this.flags.raise(invoice, provider, paymentId, 'UPGRADE_PAID_TOO_LATE');
  }
}
