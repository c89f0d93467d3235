import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { Events } from '../../../platform/events/events.js';
import { CreditExceedsInvoiceError } from '../billing.errors.js';
import { creditNoteIssued, creditNoteTakenBack, ordersEnded } from '../billing.events.js';
import { creditOwed, noteChanges, OF_DISPUTE, OF_REFUND, type PaymentMoney } from '../payments/money.js';
import {
  type CreditedInvoice,
  CreditNotesRepository,
  type NewCreditNote,
} from './credit-notes.repository.js';

const FOR_REFUND = { reason: 'Bayaran dipulangkan.', actor: OF_REFUND } as const;
const FOR_DISPUTE = { reason: 'Bayaran ditarik balik melalui bank.', actor: OF_DISPUTE } as const;

/** Whether more was lost at the bank than the notes `noted` for that say. */
function isOfDispute(payments: readonly PaymentMoney[], noted: readonly { amountSen: number }[]): boolean {
  const lostSen = payments.reduce((sum, money) => sum + money.lostSen, 0);
  return lostSen > noted.reduce((sum, { amountSen }) => sum + amountSen, 0);
}

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
   * Sees to it that what is kept of an invoice's payments is what it asks for, less its notes. Best done last in a
   * transaction: the counter of notes is held until its end.
   */
  coverReturns(invoiceId: string, payments: readonly PaymentMoney[], now: number): Promise<void> {
    return this.database.systemTransaction(async () => {
      const invoice = await this.invoiceLocked(invoiceId);
      const standing = await this.repository.standingOf(invoiceId);
      const owedSen = creditOwed(invoice.amountSen, payments);
      const { takenBack, creditedSen, lackingSen } = noteChanges(owedSen, standing);
      for (const { id: creditNoteId } of takenBack) {
        await this.repository.takeBack(creditNoteId, now);
        await this.events.emit(creditNoteTakenBack, { schoolId: invoice.schoolId, creditNoteId });
      }
      if (takenBack.length > 0 && creditedSen < invoice.amountSen)
        await this.repository.markUncredited(invoiceId);
      if (lackingSen === 0) return;
      const noted = standing.filter((one) => one.actor === OF_DISPUTE && !takenBack.includes(one));
      const note = { amountSen: lackingSen, ...(isOfDispute(payments, noted) ? FOR_DISPUTE : FOR_REFUND) };
      await this.write(invoice, note, invoice.amountSen - creditedSen, now);
    });
  }

  private async invoiceLocked(invoiceId: string): Promise<CreditedInvoice> {
    const invoice = await this.repository.invoiceLocked(invoiceId);
    if (!invoice) throw new NotFoundError('The invoice');
    return invoice;
  }

  private async markCredited({ id, schoolId }: CreditedInvoice, now: number): Promise<void> {
    await this.repository.markCredited(id, now);
    await this.events.emit(ordersEnded, { schoolId });
  }

  /** `leftSen`: of the invoice, before this note. */
  private async write(
    invoice: CreditedInvoice,
    note: NewCreditNote,
    leftSen: number,
    now: number,
  ): Promise<string> {
    const id = await this.repository.issue(invoice, note, now);
    if (note.amountSen === leftSen) await this.markCredited(invoice, now);
    await this.events.emit(creditNoteIssued, { schoolId: invoice.schoolId, creditNoteId: id });
    return id;
  }
}
