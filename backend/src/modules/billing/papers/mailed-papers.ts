import { Injectable } from '@nestjs/common';
import type { AttachmentReference } from '../../../platform/mail/attachment-sources.js';
import { SchoolsService } from '../../schools/index.js';
import { InvoicesRepository } from '../invoicing/invoices.repository.js';
import { foldMoney } from '../payments/money.js';
import { PaymentsRepository } from '../payments/payments.repository.js';
import { type BillingContact, type BillingDetails, detailsUnlessSaid } from './billing-details.js';
import { BillingDetailsRepository } from './billing-details.repository.js';
import { CREDIT_NOTE_ATTACHMENT, RECEIPT_ATTACHMENT } from './billing-documents.js';
import { CreditNotesRepository } from './credit-notes.repository.js';
import { boughtWords } from './line-description.js';
import { methodName, paymentReference } from './method-name.js';
import { ReceiptsRepository } from './receipts.repository.js';

/** A document as it goes with a mail, and to whom else. */
export type MailedPaper = Readonly<{
  number: string;
  amountSen: number;
  invoiceNumber: string;
  attachment: AttachmentReference;
  contacts: readonly BillingContact[];
}>;

/** With what the mail says of the payment itself. */
export type MailedReceipt = MailedPaper &
  Readonly<{
    /** What was bought, e.g. "pelan Sederhana, 12 bulan". */
    subject: string;
    payer: string;
    method: string;
    /** The provider's name of the payment, or what a direct one says, e.g. the number of the cheque. */
    reference: string | null;
    /** Epoch milliseconds. */
    paidAt: number;
  }>;

/** Null where there is no such document. In the current transaction. */
@Injectable()
export class MailedPapers {
  constructor(
    private readonly receipts: ReceiptsRepository,
    private readonly creditNotes: CreditNotesRepository,
    private readonly details: BillingDetailsRepository,
    private readonly invoices: InvoicesRepository,
    private readonly payments: PaymentsRepository,
    private readonly schools: SchoolsService,
  ) {}

  async receiptOf(schoolId: string, provider: string, paymentId: string): Promise<MailedReceipt | null> {
    const receipt = await this.receipts.ofPayment(schoolId, provider, paymentId);
    const [money] = foldMoney(await this.payments.moneyOfPayment(provider, paymentId));
    const invoice = receipt && (await this.invoices.find(schoolId, receipt.invoiceId));
    if (!invoice || !money) return null;
    const { name } = await this.schools.schoolById(schoolId);
    const details = (await this.details.newest(schoolId)) ?? detailsUnlessSaid(name);
    return {
      ...paperOf(RECEIPT_ATTACHMENT, { ...receipt, amountSen: money.paidSen }, details),
      subject: boughtWords(invoice),
      payer: details.name,
      method: methodName(provider, receipt.manual?.method ?? null),
      reference: paymentReference(receipt),
      paidAt: money.paidAt,
    };
  }

  async creditNote(schoolId: string, id: string): Promise<MailedPaper | null> {
    const note = await this.creditNotes.find(schoolId, id);
    return note && paperOf(CREDIT_NOTE_ATTACHMENT, note, await this.details.newest(schoolId));
  }
}

type Issued = Readonly<{ id: string; number: string; amountSen: number; invoiceNumber: string }>;

function paperOf(
  kind: string,
  { id, number, amountSen, invoiceNumber }: Issued,
  details: BillingDetails | null,
): MailedPaper {
  return { number, amountSen, invoiceNumber, attachment: { kind, id }, contacts: details?.contacts ?? [] };
}
