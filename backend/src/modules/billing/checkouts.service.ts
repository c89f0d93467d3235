import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { IdempotencyKeyReusedError, PlanNotFoundError, ProviderNotOfferedError } from './billing.errors.js';
import { Bills } from './bills.js';
import { BillsRepository } from './bills.repository.js';
import { CURRENCY, type Invoice } from './invoice.js';
import { InvoicesRepository } from './invoices.repository.js';
import type { TermMonths } from './plan.js';
import { PlansRepository } from './plans.repository.js';
import type { Bill } from './providers/payment-provider.js';
import { PaymentProviders } from './providers/payment-providers.js';

export type CheckoutOrder = Readonly<{ planCode: string; termMonths: TermMonths; provider: string }>;
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

  /**
   * The invoice is kept before the provider is asked, so a failure in between leaves an open invoice that the
   * same key bills again.
   */
  async checkOut(caller: SchoolCaller, order: CheckoutOrder, idempotencyKey: string): Promise<OpenCheckout> {
    const provider = this.providers.find(order.provider);
    if (!provider) throw new ProviderNotOfferedError(order.provider);
    const { invoice, bill } = await this.writes.write(caller, () =>
      this.openInvoice(caller, order, idempotencyKey),
    );
    return { invoice, bill: bill ?? (await this.bills.open(caller, invoice, provider)) };
  }

  private async openInvoice(caller: SchoolCaller, order: CheckoutOrder, idempotencyKey: string) {
    const { school, principal, now } = caller;
    const amountSen = await this.plans.priceAt(order.planCode, order.termMonths, now);
    if (amountSen === null) throw new PlanNotFoundError(order.planCode, order.termMonths);
    const ownId = randomUUID();
    const checkout = { schoolId: school.id, idempotencyKey, requestedBy: principal.userId, at: now };
    const id = await this.invoices.claimCheckout({ ...checkout, invoiceId: ownId });
    if (id === ownId)
      await this.invoices.addInvoice({
        ...order,
        id,
        schoolId: school.id,
        amountSen,
        currency: CURRENCY,
        createdAt: now,
      });
    const invoice = await this.invoices.invoice(school.id, id);
    if (!isOf(order, invoice)) throw new IdempotencyKeyReusedError();
    return { invoice, bill: await this.billsOfInvoices.newestBill(school.id, id) };
  }
}

function isOf(order: CheckoutOrder, invoice: Invoice): boolean {
  return (
    order.planCode === invoice.planCode &&
    order.termMonths === invoice.termMonths &&
    order.provider === invoice.provider
  );
}
