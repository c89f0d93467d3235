import type { BillName, ProviderFact } from '../providers/payment-provider.js';
import type { Invoice } from './invoice.js';

export type NamedBill = Readonly<{ provider: string; name: BillName }>;
/** A payment that has an id of its own, whose bill was named. `at`: when, by the provider's time. */
type LearnedBill = Readonly<{
  provider: string;
  reference: string;
  paymentUrl: null;
  invoice: Invoice;
  at: number;
}>;

/** Which invoices payments stand for. One with an id of its own is known by that from the first time its bill is named. */
export class BilledInvoices {
  readonly learned: LearnedBill[] = [];
  private readonly byName: Map<string, Invoice>;

  constructor(found: readonly (NamedBill & Readonly<{ invoice: Invoice }>)[]) {
    this.byName = new Map(found.map(({ provider, name, invoice }) => [keyOf(provider, name), invoice]));
  }

  of(provider: string, { paymentId: reference, bill, at }: ProviderFact): Invoice | null {
    const own = keyOf(provider, { reference });
    const known = this.byName.get(own);
    if (known || !bill) return known ?? null;
    const invoice = this.byName.get(keyOf(provider, bill));
    if (!invoice) return null;
    this.byName.set(own, invoice);
    this.learned.push({ provider, reference, paymentUrl: null, invoice, at });
    return invoice;
  }
}

function keyOf(provider: string, name: BillName): string {
  return JSON.stringify([provider, name]);
}
