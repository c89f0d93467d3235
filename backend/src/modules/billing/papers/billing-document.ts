import type { InvoiceLife } from '../invoicing/invoice-life.js';
import type { BillingDetails } from './billing-details.js';
import type { Seller } from './seller.js';
import type { TaxedAmount } from './service-tax.js';
import type { Settlement } from './settlement.js';

export type DocumentKind = 'invoice' | 'receipt' | 'credit-note';

/** Everything that stands on a document. Instants in epoch milliseconds. */
type Base = Readonly<{
  number: string;
  issuedAt: number;
  seller: Seller;
  buyer: BillingDetails;
  /** What is paid for, in words. */
  description: string;
  amount: TaxedAmount;
  currency: string;
}>;

export type InvoiceDocument = Base &
  Readonly<{
    kind: 'invoice';
    life: InvoiceLife;
    /** From then on an open one asks for nothing. */
    expiresAt: number | null;
    settlement: Settlement;
    /** Where an open invoice is paid. */
    payUrl: string | null;
  }>;

export type ReceiptDocument = Base &
  Readonly<{
    kind: 'receipt';
    invoiceNumber: string;
    method: string;
    /** The provider's name of the payment, or what stands on the cheque, the slip or the order. */
    reference: string | null;
    paidAt: number;
  }>;

export type CreditNoteDocument = Base &
  Readonly<{ kind: 'credit-note'; invoiceNumber: string; reason: string }>;

export type BillingDocument = InvoiceDocument | ReceiptDocument | CreditNoteDocument;
