import type { IncomingHttpHeaders } from 'node:http';

export type Capability = 'fpx' | 'b2b' | 'card' | 'qr' | 'refunds' | 'disputes' | 'signedTime';

/** An open invoice as a provider needs it. The payer is who asked for it. */
export type BillableInvoice = Readonly<{
  number: string;
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

type OfPayment<Kind extends string> = Readonly<{ kind: Kind; paymentId: string; at: number }>;

/** What a provider says happened to a bill of its own. `at`: its time, epoch milliseconds. */
export type ProviderFact =
  | (OfPayment<'payment-succeeded'> & Readonly<{ amountSen: number; currency: string }>)
  | (OfPayment<'refund'> & Readonly<{ refundId: string; amountSen: number }>)
  | OfPayment<
      | 'payment-pending'
      | 'payment-failed'
      | 'payment-abandoned'
      | 'dispute-opened'
      | 'dispute-won'
      | 'dispute-lost'
    >;

/** A well-signed event that says nothing about our bills, or says it in a way nobody can read. */
export type UnusableEvent = Readonly<{ unusable: 'FOREIGN_EVENT' | 'UNREADABLE_EVENT' }>;
export type NormalizedEvent = Readonly<{ facts: readonly ProviderFact[] }> | UnusableEvent;

export type PaymentProvider = Readonly<{
  id: string;
  name: string;
  capabilities: readonly Capability[];
  /** Asks to be paid. Throws ProviderUnavailableError. The same key may give the same bill. */
  createCheckout(invoice: BillableInvoice, idempotencyKey: string): Promise<Bill>;
  /** Whether the provider signed these very bytes. `now`: system time. */
  verify(delivery: Delivery, now: number): boolean;
  /** What all deliveries of one event share. */
  dedupeKey(delivery: Delivery): string;
  /** `receivedAt` stands in where the provider tells no time. */
  normalize(rawBody: Buffer, receivedAt: number): NormalizedEvent;
}>;
