import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { AttachmentSources } from '../../../platform/mail/attachment-sources.js';
import type { Attachment } from '../../../platform/mail/mailer.js';
import { CreditExceedsInvoiceError } from '../billing.errors.js';
import type { DocumentKind } from './billing-document.js';
import { CreditNotesRepository, type NewCreditNote } from './credit-notes.repository.js';
import { DocumentReader } from './document-reader.js';
import { renderDocument } from './pdf/render-document.js';
import { type UblDocument, ublDocument } from './ubl/ubl-document.js';

export const RECEIPT_ATTACHMENT = 'billing.receipt';

/** Invoices, receipts and credit notes as documents. */
@Injectable()
export class BillingDocuments implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly reader: DocumentReader,
    private readonly creditNotes: CreditNotesRepository,
    private readonly attachments: AttachmentSources,
  ) {}

  onModuleInit(): void {
    this.attachments.add(RECEIPT_ATTACHMENT, (schoolId, id) => this.pdf(schoolId, 'receipt', id));
  }

  /** @throws NotFoundError */
  async pdf(schoolId: string, kind: DocumentKind, id: string): Promise<Attachment> {
    const document = await this.reader.read(schoolId, kind, id);
    const content = await renderDocument(document);
    return { filename: `${document.number}.pdf`, contentType: 'application/pdf', content };
  }

  /** In the form of MyInvois. @throws NotFoundError */
  async ubl(schoolId: string, kind: 'invoice' | 'credit-note', id: string): Promise<UblDocument> {
    const document = await this.reader.read(schoolId, kind, id);
    if (document.kind === 'receipt') throw new NotFoundError('The document');
    return ublDocument(document);
  }

  /** Takes back an invoice or a part of it. All notes together never exceed it. `now`: business clock. */
  issueCreditNote(invoiceId: string, note: NewCreditNote, now: number): Promise<{ id: string }> {
    return this.database.systemTransaction(async () => {
      const invoice = await this.creditNotes.invoiceLocked(invoiceId);
      if (!invoice) throw new NotFoundError('The invoice');
      const left = invoice.amountSen - (await this.creditNotes.creditedSen(invoiceId));
      if (note.amountSen > left) throw new CreditExceedsInvoiceError(left);
      return { id: await this.creditNotes.issue(invoice, note, now) };
    });
  }
}
