import type { IncomingHttpHeaders } from 'node:http';

export type Capability = 'fpx' | 'b2b' | 'card' | 'qr' | 'refunds' | 'disputes' | 'signedTime';

/** An open invoice as a provider needs it. The payer is who asked for it. */
export type BillableInvoice = Readonly<{
  number: string;
  schoolCode: string;
  amountSen: number;
  currency: string;
  description: string;
  payer: Readonly<{ name: string; email: string }>;
  /** Where the payer's browser goes afterwards. What it brings is shown, never believed. */
  returnUrl: string;
}>;

export type Bill = Readonly<{ reference: string; paymentUrl: string }>;

/** A webhook as it came: the bytes decide, whatever a parser made of them. */
export type Delivery = Readonly<{ rawBody: Buffer; headers: IncomingHttpHeaders }>;

/** `bill`: which one it pays, where the payment has an id of its own. */
type OfPayment<Kind extends string> = Readonly<{
  kind: Kind;
  paymentId: string;
  at: number;
  bill?: BillName;
}>;

/** The provider's reference of a bill, or the number of its invoice, which the provider was given along. */
export type BillName = Readonly<{ reference: string } | { invoiceNumber: string }>;

/** What a provider says happened to a bill of its own. `at`: its time, epoch milliseconds. */
export type ProviderFact =
  | (OfPayment<'payment-succeeded'> & Readonly<{ amountSen: number; currency: string }>)
  | (OfPayment<'refund'> & Readonly<{ refundId: string; amountSen: number }>)
  | (OfPayment<'refund-pending' | 'refund-failed' | 'refund-cancelled'> &
      Readonly<{ refundId: string; amountSen: number | null }>)
  /** Null where the provider tells none: the only dispute, the whole payment. */
  | (OfPayment<'dispute-opened' | 'dispute-lost' | 'dispute-won' | 'dispute-withdrawn'> &
      Readonly<{ disputeId: string | null; amountSen: number | null }>)
  | (OfPayment<'payment-failed'> & Readonly<{ bankMessage?: string; bankName?: string }>)
  | OfPayment<'payment-pending' | 'payment-abandoned'>;

/** A well-signed event that says nothing about our bills, or nothing that anybody can read or rely on. */
export type UnusableEvent = Readonly<{
  unusable: 'FOREIGN_EVENT' | 'UNREADABLE_EVENT' | 'NOT_CONFIRMED' | 'AMOUNT_MISMATCH';
}>;
export type NormalizedEvent = Readonly<{ facts: readonly ProviderFact[] }> | UnusableEvent;

/** `now`: business clock. */
export type RefundedPayment = Readonly<{ paymentId: string; amountSen: number; now: number }>;

type Common = Readonly<{
  id: string;
  name: string;
  capabilities: readonly Capability[];
  /** Asks to be paid. Throws ProviderUnavailableError. The same key may give the same bill. */
  createCheckout(invoice: BillableInvoice, idempotencyKey: string): Promise<Bill>;
  /** For how long its page takes a payment, where it is less than an invoice waits. */
  billLastsMs?: number;
  /** Present where the provider can be told to take no payment of a bill any more. Throws ProviderUnavailableError. */
  closeBill?(reference: string): Promise<void>;
  /** Whether the provider signed these very bytes. `now`: system time. */
  verify(delivery: Delivery, now: number): boolean;
  /** What all deliveries of one event share. */
  dedupeKey(delivery: Delivery): string;
  /** `receivedAt` stands in where the provider tells no time. */
  normalize(rawBody: Buffer, receivedAt: number): NormalizedEvent;
  /**
   * Present where the provider gives back what was paid, all or in part. The same key gives back once. Answers
   * what became of it at once; the rest comes as an event. Throws ProviderUnavailableError.
   */
  refund?(payment: RefundedPayment, idempotencyKey: string): Promise<readonly ProviderFact[]>;
  /** Asks something harmless: whether our credentials are good. Throws ProviderUnavailableError if not. */
  check(): Promise<void>;
  /** What the provider knows of a bill when asked. Throws ProviderUnavailableError. `now`: system time. */
  fetchPayment(reference: string, now: number): Promise<readonly ProviderFact[]>;
}>;

/** Its signature covers the exact bytes of a delivery: what `normalize` reads there counts. */
export type ByteSigningProvider = Common & Readonly<{ signs: 'bytes' }>;

/**
 * Its signature covers some of the fields, or fields that may be cut otherwise: a delivery is a hint. What
 * `confirm` is answered by the provider itself counts, what `normalize` reads is a claim. Throws
 * ProviderUnavailableError. `receivedAt` stands in where the provider tells no time.
 */
export type FieldSigningProvider = Common &
  Readonly<{
    signs: 'fields';
    confirm(rawBody: Buffer, receivedAt: number): Promise<NormalizedEvent>;
  }>;

export type PaymentProvider = ByteSigningProvider | FieldSigningProvider;
