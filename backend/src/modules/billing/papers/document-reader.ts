import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import type { Invoice } from '../invoicing/invoice.js';
import { invoiceLife } from '../invoicing/invoice-life.js';
import { InvoicesRepository } from '../invoicing/invoices.repository.js';
import { foldMoney } from '../payments/money.js';
import { PaymentsRepository } from '../payments/payments.repository.js';
import type {
  BillingDocument,
  CreditNoteDocument,
  DocumentKind,
  InvoiceDocument,
  ReceiptDocument,
} from './billing-document.js';
import { CreditNotesRepository } from './credit-notes.repository.js';
import { DocumentFrames } from './document-frames.js';
import { lineDescription } from './line-description.js';
import { methodName, paymentReference } from './method-name.js';
import { ReceiptsRepository } from './receipts.repository.js';
import { settlementOf } from './settlement.js';

/** Puts together what stands on a document, of one school. */
@Injectable()
export class DocumentReader {
  constructor(
    private readonly database: Database,
    private readonly frames: DocumentFrames,
    private readonly invoices: InvoicesRepository,
    private readonly receipts: ReceiptsRepository,
    private readonly creditNotes: CreditNotesRepository,
    private readonly payments: PaymentsRepository,
  ) {}

  /** As it stands at `now`, epoch milliseconds. @throws NotFoundError */
  read(schoolId: string, kind: DocumentKind, id: string, now: number): Promise<BillingDocument> {
    return this.database.tenantRead<BillingDocument>(schoolId, () => {
      if (kind === 'invoice') return this.invoice(schoolId, id, now);
      return kind === 'receipt' ? this.receipt(schoolId, id) : this.creditNote(schoolId, id);
    });
  }

  private async invoice(schoolId: string, id: string, now: number): Promise<InvoiceDocument> {
    const invoice = await this.invoiceOf(schoolId, id);
    const { number, paidAt, expiresAt, amountSen, currency, createdAt: issuedAt } = invoice;
    const life = invoiceLife(invoice, now);
    const isOpen = life.state === 'open';
    // While it is open a school may still correct how it is named.
    const buyerAt = isOpen ? null : (paidAt ?? life.since);
    const { parts, billingPage } = await this.frames.frame(schoolId, {
      issuedAt,
      buyerAt,
      taxedAt: issuedAt,
      amountSen,
    });
    const billed = {
      amountSen,
      creditedSen: await this.creditNotes.creditedSen(id),
      payments: foldMoney(await this.payments.moneyOfInvoice(invoice)),
    };
    return {
      ...parts,
      kind: 'invoice',
      number,
      description: lineDescription(invoice),
      currency,
      life,
      expiresAt,
      settlement: settlementOf(life, billed),
      payUrl: isOpen ? `${billingPage}?invoice=${id}` : null,
    };
  }

  private async receipt(schoolId: string, id: string): Promise<ReceiptDocument> {
    const receipt = await this.receipts.find(schoolId, id);
    if (!receipt) throw new NotFoundError('The receipt');
    const invoice = await this.invoiceOf(schoolId, receipt.invoiceId);
    const { number, issuedAt, amountSen, currency, paidAt, invoiceNumber, provider, manual } = receipt;
    const days = { issuedAt, buyerAt: issuedAt, taxedAt: invoice.createdAt };
    const { parts } = await this.frames.frame(schoolId, { ...days, amountSen });
    const method = methodName(provider, manual?.method ?? null);
    const reference = paymentReference(receipt);
    const payment = { method, reference, paidAt, invoiceNumber };
    return { ...parts, kind: 'receipt', number, description: lineDescription(invoice), currency, ...payment };
  }

  private async creditNote(schoolId: string, id: string): Promise<CreditNoteDocument> {
    const note = await this.creditNotes.find(schoolId, id);
    if (!note) throw new NotFoundError('The credit note');
    const invoice = await this.invoiceOf(schoolId, note.invoiceId);
    const { number, issuedAt, amountSen, currency, invoiceNumber, reason } = note;
    const days = { issuedAt, buyerAt: issuedAt, taxedAt: invoice.createdAt };
    const { parts } = await this.frames.frame(schoolId, { ...days, amountSen });
    const description = lineDescription(invoice);
    return { ...parts, kind: 'credit-note', number, description, currency, invoiceNumber, reason };
  }

  private async invoiceOf(schoolId: string, id: string): Promise<Invoice> {
    const invoice = await this.invoices.find(schoolId, id);
    if (!invoice) throw new NotFoundError('The invoice');
    return invoice;
  }
}
