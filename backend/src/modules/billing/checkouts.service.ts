import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { IdempotencyKeyReusedError } from '../../platform/errors/errors.js';
import { PlanNotFoundError, ProviderNotOfferedError } from './billing.errors.js';
import { Bills } from './bills.js';
import { BillsRepository } from './bills.repository.js';
import { CURRENCY, type Invoice } from './invoice.js';
import { InvoicesRepository } from './invoices.repository.js';
import type { TermMonths } from './plan.js';
import { PlansRepository } from './plans.repository.js';
import type { Bill } from './providers/payment-provider.js';
import { PaymentProviders } from './providers/payment-providers.js';

export type CheckoutOrder = Readonly<{ planCode: string; termMonths: TermMonths; provider: string }>;
export type UpgradeOrder = Readonly<{ planCode: string; provider: string }>;
/** What an upgrade costs and how far it reaches, epoch milliseconds. */
export type UpgradeQuote = Readonly<{ amountSen: number; until: number }>;
type Order = Readonly<{ planCode: string; termMonths: TermMonths | 0; provider: string }>;
type KeyedOrder = Order & Readonly<{ idempotencyKey: string }>;
type Pricing = () => Promise<Readonly<{ amountSen: number; upgradesUntil: number | null }>>;
export type OpenCheckout = Readonly<{ invoice: Invoice; bill: Bill }>;

/** Turns an order into an invoice and a bill to pay. */
@Injectable()
export class CheckoutsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly plans: PlansRepository,
    private readonly invoices: InvoicesRepository,
    private readonly billsOfInvoices: BillsRepository,
    private readonly providers: PaymentProviders,
    private readonly bills: Bills,
  ) {}

  async checkOut(caller: SchoolCaller, order: CheckoutOrder, idempotencyKey: string): Promise<OpenCheckout> {
    return this.open(caller, { ...order, idempotencyKey }, async () => {
      const amountSen = await this.plans.priceAt(order.planCode, order.termMonths, caller.now);
      if (amountSen === null) throw new PlanNotFoundError(order.planCode, order.termMonths);
      return { amountSen, upgradesUntil: null };
    });
  }

  /** `quote` runs in the transaction that makes the invoice. */
  async checkOutUpgrade(
    caller: SchoolCaller,
    order: UpgradeOrder,
    idempotencyKey: string,
    quote: () => Promise<UpgradeQuote>,
  ): Promise<OpenCheckout> {
    return this.open(caller, { ...order, termMonths: 0, idempotencyKey }, async () => {
      const { amountSen, until: upgradesUntil } = await quote();
      return { amountSen, upgradesUntil };
    });
  }

  /**
   * The invoice is kept before the provider is asked, so a failure in between leaves an open invoice that the
   * same key bills again.
   */
  private async open(caller: SchoolCaller, order: KeyedOrder, price: Pricing): Promise<OpenCheckout> {
    const provider = this.providers.find(order.provider);
    if (!provider) throw new ProviderNotOfferedError(order.provider);
    const { invoice, bill } = await this.writes.write(caller, () => this.openInvoice(caller, order, price));
    return { invoice, bill: bill ?? (await this.bills.open(caller, invoice, provider)) };
  }

  private async openInvoice(caller: SchoolCaller, { idempotencyKey, ...order }: KeyedOrder, price: Pricing) {
    const { school, principal, now } = caller;
    const ownId = randomUUID();
    const checkout = { schoolId: school.id, idempotencyKey, requestedBy: principal.userId, at: now };
    const id = await this.invoices.claimCheckout({ ...checkout, invoiceId: ownId });
    if (id === ownId) {
      const made = { id, schoolId: school.id, currency: CURRENCY, createdAt: now };
      await this.invoices.addInvoice({ ...order, ...made, ...(await price()) });
    }
    const invoice = await this.invoices.invoice(school.id, id);
    if (!isOf(order, invoice)) throw new IdempotencyKeyReusedError();
    return { invoice, bill: await this.billsOfInvoices.newestBill(school.id, id) };
  }
}

function isOf(order: Order, invoice: Invoice): boolean {
  return (
    order.planCode === invoice.planCode &&
    order.termMonths === invoice.termMonths &&
    order.provider === invoice.provider
  );
}
