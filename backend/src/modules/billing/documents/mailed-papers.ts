import { Injectable } from '@nestjs/common';
import type { AttachmentReference } from '../../../platform/mail/attachment-sources.js';
import type { BillingContact } from './billing-details.js';
import { BillingDetailsRepository } from './billing-details.repository.js';
import { CREDIT_NOTE_ATTACHMENT, RECEIPT_ATTACHMENT } from './billing-documents.js';
import { CreditNotesRepository } from './credit-notes.repository.js';
import { ReceiptsRepository } from './receipts.repository.js';

/** A document as it goes with a mail, and to whom else. */
export type MailedPaper = Readonly<{
  number: string;
  amountSen: number;
  invoiceNumber: string;
  attachment: AttachmentReference;
  contacts: readonly BillingContact[];
}>;

/** Null where there is no such document. In the current transaction. */
@Injectable()
export class MailedPapers {
  constructor(
    private readonly receipts: ReceiptsRepository,
    private readonly creditNotes: CreditNotesRepository,
    private readonly details: BillingDetailsRepository,
  ) {}

  async receiptOf(schoolId: string, provider: string, paymentId: string): Promise<MailedPaper | null> {
    return this.paper(
      schoolId,
      RECEIPT_ATTACHMENT,
      await this.receipts.ofPayment(schoolId, provider, paymentId),
    );
  }

  async creditNote(schoolId: string, id: string): Promise<MailedPaper | null> {
    return this.paper(schoolId, CREDIT_NOTE_ATTACHMENT, await this.creditNotes.find(schoolId, id));
  }

  private async paper(
    schoolId: string,
    kind: string,
    document: Readonly<{ id: string; number: string; amountSen: number; invoiceNumber: string }> | null,
  ): Promise<MailedPaper | null> {
    if (!document) return null;
    const { id, number, amountSen, invoiceNumber } = document;
    const contacts = (await this.details.newest(schoolId))?.contacts ?? [];
    return { number, amountSen, invoiceNumber, attachment: { kind, id }, contacts };
  }
}
