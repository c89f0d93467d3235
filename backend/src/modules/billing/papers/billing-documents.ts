import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { AttachmentSources } from '../../../platform/mail/attachment-sources.js';
import type { Attachment } from '../../../platform/mail/mailer.js';
import type { DocumentKind } from './billing-document.js';
import { DocumentReader } from './document-reader.js';
import { renderDocument } from './pdf/render-document.js';
import { type UblDocument, type UblVersion, ublDocument } from './ubl/ubl-document.js';
import { unsigned } from './ubl/ubl-signature.js';

export const RECEIPT_ATTACHMENT = 'billing.receipt';
export const CREDIT_NOTE_ATTACHMENT = 'billing.credit-note';

/** Invoices, receipts and credit notes as documents. */
@Injectable()
export class BillingDocuments implements OnModuleInit {
  constructor(
    private readonly reader: DocumentReader,
    private readonly attachments: AttachmentSources,
    private readonly clock: BusinessClock,
  ) {}

  onModuleInit(): void {
    this.attachments.add(RECEIPT_ATTACHMENT, (schoolId, id) =>
      this.pdf(schoolId, 'receipt', id, this.clock.now()),
    );
    this.attachments.add(CREDIT_NOTE_ATTACHMENT, (schoolId, id) =>
      this.pdf(schoolId, 'credit-note', id, this.clock.now()),
    );
  }

  /** @throws NotFoundError */
  async pdf(schoolId: string, kind: DocumentKind, id: string, now: number): Promise<Attachment> {
    const document = await this.reader.read(schoolId, kind, id, now);
    const content = await renderDocument(document);
    return { filename: `${document.number}.pdf`, contentType: 'application/pdf', content };
  }

  /** In the form of MyInvois. @throws NotFoundError */
  async ubl(
    schoolId: string,
    kind: 'invoice' | 'credit-note',
    id: string,
    now: number,
    version: UblVersion,
  ): Promise<UblDocument> {
    const document = await this.reader.read(schoolId, kind, id, now);
    if (document.kind === 'receipt') throw new NotFoundError('The document');
    return ublDocument(document, version, unsigned);
  }
}
