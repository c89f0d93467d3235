import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { Events } from '../../../platform/events/events.js';
import { CreditExceedsInvoiceError } from '../billing.errors.js';
import { creditNoteIssued, creditNoteTakenBack } from '../billing.events.js';
import { creditOwed, type PaymentMoney, wasLost } from '../payments/money.js';
import {
  type CreditedInvoice,
  CreditNotesRepository,
  type NewCreditNote,
} from './credit-notes.repository.js';

const FOR_REFUND = { reason: 'Bayaran dipulangkan.', actor: 'refund' } as const;
const FOR_DISPUTE = { reason: 'Bayaran ditarik balik melalui bank.', actor: 'dispute' } as const;

/** Takes back invoices, or parts of them. All notes of one together never exceed it. `now`: business clock. */
@Injectable()
export class CreditNotes {
  constructor(
    private readonly database: Database,
    private readonly repository: CreditNotesRepository,
    private readonly events: Events,
  ) {}

  issue(invoiceId: string, note: NewCreditNote, now: number): Promise<{ id: string }> {
    return this.database.systemTransaction(async () => {
      const invoice = await this.invoiceLocked(invoiceId);
      const left = invoice.amountSen - (await this.repository.creditedSen(invoiceId));
      if (note.amountSen > left) throw new CreditExceedsInvoiceError(left);
      return { id: await this.write(invoice, note, left, now) };
    });
  }

  /**
   * Sees to it that what is kept of an invoice's payments is what it asks for, less its notes: by those that stand
   * already, less those of a dispute that was won after all, and by one more for what they lack. Best done last in a transaction: the counter of notes is held until
   * its end.
   */
  coverReturns(invoiceId: string, payments: readonly PaymentMoney[], now: number): Promise<void> {
    return this.database.systemTransaction(async () => {
      const invoice = await this.invoiceLocked(invoiceId);
      const owed = creditOwed(invoice.amountSen, payments);
      const credited = await this.takeBackBeyond(invoice, owed, now);
      if (owed <= credited) return;
      const note = { amountSen: owed - credited, ...(payments.some(wasLost) ? FOR_DISPUTE : FOR_REFUND) };
      await this.write(invoice, note, invoice.amountSen - credited, now);
    });
  }

  /** Once a lost dispute was won after all, its notes go. Returns what the others take back of the invoice. */
  private async takeBackBeyond(invoice: CreditedInvoice, owedSen: number, now: number): Promise<number> {
    let credited = await this.repository.creditedSen(invoice.id);
    if (credited <= owedSen) return credited;
    for (const note of await this.repository.standingOf(invoice.id, FOR_DISPUTE.actor)) {
      if (credited <= owedSen) break;
      await this.repository.takeBack(note.id, now);
      await this.events.emit(creditNoteTakenBack, { schoolId: invoice.schoolId, creditNoteId: note.id });
      credited -= note.amountSen;
    }
    if (credited < invoice.amountSen) await this.repository.markUncredited(invoice.id);
    return credited;
  }

  private async invoiceLocked(invoiceId: string): Promise<CreditedInvoice> {
    const invoice = await this.repository.invoiceLocked(invoiceId);
    if (!invoice) throw new NotFoundError('The invoice');
    return invoice;
  }

  /** `leftSen`: of the invoice, before this note. */
  private async write(
    invoice: CreditedInvoice,
    note: NewCreditNote,
    leftSen: number,
    now: number,
  ): Promise<string> {
    const id = await this.repository.issue(invoice, note, now);
    if (note.amountSen === leftSen) await this.repository.markCredited(invoice.id, now);
    await this.events.emit(creditNoteIssued, { schoolId: invoice.schoolId, creditNoteId: id });
    return id;
  }
}
