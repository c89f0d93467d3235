import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { Events } from '../../../platform/events/events.js';
import { CreditExceedsInvoiceError } from '../billing.errors.js';
import { creditNoteIssued } from '../billing.events.js';
import { PaymentsRepository } from '../payments.repository.js';
import {
  type CreditedInvoice,
  CreditNotesRepository,
  type NewCreditNote,
} from './credit-notes.repository.js';

const FOR_REFUND = { reason: 'Bayaran dipulangkan.', actor: 'refund' } as const;

/** Takes back invoices, or parts of them. All notes of one together never exceed it. `now`: business clock. */
@Injectable()
export class CreditNotes {
  constructor(
    private readonly database: Database,
    private readonly repository: CreditNotesRepository,
    private readonly payments: PaymentsRepository,
    private readonly events: Events,
  ) {}

  issue(invoiceId: string, note: NewCreditNote, now: number): Promise<{ id: string }> {
    return this.database.systemTransaction(async () => {
      const invoice = await this.invoiceLocked(invoiceId);
      const left = invoice.amountSen - (await this.repository.creditedSen(invoiceId));
      if (note.amountSen > left) throw new CreditExceedsInvoiceError(left);
      return { id: await this.write(invoice, note, now) };
    });
  }

  /**
   * Sees to it that what was given back of an invoice is credited too: by notes that stand already, and by one more
   * for what they lack. Best done last in a transaction: the counter of notes is held until its end.
   */
  coverRefunds(invoiceId: string, now: number): Promise<void> {
    return this.database.systemTransaction(async () => {
      const invoice = await this.invoiceLocked(invoiceId);
      const refunded = Math.min(await this.payments.refundedSen(invoice), invoice.amountSen);
      const amountSen = refunded - (await this.repository.creditedSen(invoiceId));
      if (amountSen > 0) await this.write(invoice, { amountSen, ...FOR_REFUND }, now);
    });
  }

  private async invoiceLocked(invoiceId: string): Promise<CreditedInvoice> {
    const invoice = await this.repository.invoiceLocked(invoiceId);
    if (!invoice) throw new NotFoundError('The invoice');
    return invoice;
  }

  private async write(invoice: CreditedInvoice, note: NewCreditNote, now: number): Promise<string> {
    const id = await this.repository.issue(invoice, note, now);
    await this.events.emit(creditNoteIssued, { schoolId: invoice.schoolId, creditNoteId: id });
    return id;
  }
}
