import { Injectable } from '@nestjs/common';
import type { AttachmentReference } from '../../../platform/mail/attachment-sources.js';
import type { BillingContact } from './billing-details.js';
import { BillingDetailsRepository } from './billing-details.repository.js';
import { RECEIPT_ATTACHMENT } from './billing-documents.js';
import { ReceiptsRepository } from './receipts.repository.js';

/** What goes with the thanks for a payment, and to whom else. */
export type PaidPaper = Readonly<{
  number: string;
  attachment: AttachmentReference;
  contacts: readonly BillingContact[];
}>;

@Injectable()
export class PaidPapers {
  constructor(
    private readonly receipts: ReceiptsRepository,
    private readonly details: BillingDetailsRepository,
  ) {}

  /** In the current transaction; null if the payment has no receipt. */
  async ofPayment(schoolId: string, provider: string, paymentId: string): Promise<PaidPaper | null> {
    const receipt = await this.receipts.ofPayment(schoolId, provider, paymentId);
    if (!receipt) return null;
    const contacts = (await this.details.newest(schoolId))?.contacts ?? [];
    return { number: receipt.number, attachment: { kind: RECEIPT_ATTACHMENT, id: receipt.id }, contacts };
  }
}
