import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import type { Invoice } from '../invoicing/invoice.js';
import { InvoicesRepository } from '../invoicing/invoices.repository.js';
import { type FactRefusal, refusalOf } from '../payments/match-facts.js';
import type { ProviderFact } from '../providers/payment-provider.js';
import { BillsRepository } from './bills.repository.js';

export type BillTarget = Readonly<{ schoolId: string; invoiceId: string }>;
export type LinkProblem = Exclude<FactRefusal, 'UNKNOWN_BILL'> | 'NOTHING_TO_LINK' | 'BILL_TAKEN';

/** Which bill stands for which invoice, where a provider's own word is not enough to know it. */
@Injectable()
export class BillLinks {
  constructor(
    private readonly database: Database,
    private readonly bills: BillsRepository,
    private readonly invoices: InvoicesRepository,
  ) {}

  /** Lets the payments that the facts speak of stand for an invoice. Null, or why they may not. */
  link(
    provider: string,
    facts: readonly ProviderFact[],
    { schoolId, invoiceId }: BillTarget,
    now: number,
  ): Promise<LinkProblem | null> {
    return this.database.systemTransaction(async () => {
      if (facts.length === 0) return 'NOTHING_TO_LINK';
      const invoice = await this.invoices.find(schoolId, invoiceId);
      if (!invoice) throw new NotFoundError('The invoice');
      for (const fact of facts) {
        const refusal = refusalOf(fact, invoice, now);
        if (refusal && refusal !== 'UNKNOWN_BILL') return refusal;
        const known = await this.invoiceOf(provider, fact);
        if (known && known.id !== invoice.id) return 'BILL_TAKEN';
        const bill = { provider, reference: fact.paymentId, paymentUrl: null };
        await this.bills.addBill(invoice, bill, now);
      }
      return null;
    });
  }

  private async invoiceOf(provider: string, { paymentId, bill }: ProviderFact): Promise<Invoice | null> {
    const known = await this.invoices.billedInvoiceLocked(provider, { reference: paymentId });
    return known ?? (bill ? this.invoices.billedInvoiceLocked(provider, bill) : null);
  }
}
