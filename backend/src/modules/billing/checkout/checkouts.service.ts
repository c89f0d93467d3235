import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { dayOf, startOfDay } from '../../../platform/calendar/school-instant.js';
import { IdempotencyKeyReusedError, NotFoundError } from '../../../platform/errors/errors.js';
import { Events } from '../../../platform/events/events.js';
import { defineRateLimit } from '../../../platform/http/rate-limits.js';
import { OrderEndedError, PlanNotFoundError, ProviderNotOfferedError } from '../billing.errors.js';
import { ordersEnded } from '../billing.events.js';
import { CURRENCY, type Invoice } from '../invoicing/invoice.js';
import { expiryOf, invoiceLife } from '../invoicing/invoice-life.js';
import type { TermMonths } from '../plans/plan.js';
import { PlansRepository } from '../plans/plans.repository.js';
import type { Bill } from '../providers/payment-provider.js';
import { PaymentProviders } from '../providers/payment-providers.js';
import { Bills } from './bills.js';
import { OrdersRepository } from './orders.repository.js';

export const CHECKOUTS = defineRateLimit('checkout', 60);

export type CheckoutOrder = Readonly<{ planCode: string; termMonths: TermMonths; provider: string }>;
export type UpgradeOrder = Readonly<{ planCode: string; provider: string }>;
/** What an upgrade costs and how far it reaches, epoch milliseconds. */
export type UpgradeQuote = Readonly<{ amountSen: number; until: number }>;
type Order = Readonly<{ planCode: string; termMonths: TermMonths | 0; provider: string }>;
type KeyedOrder = Order & Readonly<{ idempotencyKey: string }>;
type Price = Readonly<{ amountSen: number; upgradesUntil: number | null }>;
type Pricing = () => Promise<Price>;
type PricedOrder = Order & Price;
export type OpenCheckout = Readonly<{ invoice: Invoice; bill: Bill }>;

/** Turns an order into an invoice and a bill to pay. */
@Injectable()
export class CheckoutsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly plans: PlansRepository,
    private readonly orders: OrdersRepository,
    private readonly providers: PaymentProviders,
    private readonly bills: Bills,
    private readonly events: Events,
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

  /** @throws NotFoundError, OrderEndedError */
  cancelOrder(caller: SchoolCaller, id: string): Promise<void> {
    const { school, now } = caller;
    return this.writes.writeAsSystem(caller, async () => {
      await this.orders.takeTurns(school.id);
      const invoice = await this.orders.find(school.id, id);
      if (!invoice) throw new NotFoundError('The invoice');
      if (invoiceLife(invoice, now).state !== 'open') throw new OrderEndedError();
      await this.orders.end([id], 'cancelled', now);
      await this.events.emit(ordersEnded, { schoolId: school.id });
    });
  }

  /**
   * The invoice is kept before the provider is asked, so a failure in between leaves an open invoice that the
   * same key bills again.
   */
  private async open(caller: SchoolCaller, order: KeyedOrder, price: Pricing): Promise<OpenCheckout> {
    const provider = this.providers.find(order.provider);
    if (!provider) throw new ProviderNotOfferedError(order.provider);
    const invoice = await this.writes.writeAsSystem(caller, () => this.orderedInvoice(caller, order, price));
    return { invoice, bill: await this.bills.openOf(caller, invoice, provider) };
  }

  private async orderedInvoice(
    caller: SchoolCaller,
    { idempotencyKey, ...order }: KeyedOrder,
    price: Pricing,
  ): Promise<Invoice> {
    const { school, principal, now } = caller;
    await this.orders.takeTurns(school.id);
    const known = await this.orders.orderedUnder(school.id, idempotencyKey);
    const id = known ?? (await this.openInvoice(school.id, { ...order, ...(await price()) }, now));
    const invoice = await this.orders.find(school.id, id);
    if (!invoice) throw new NotFoundError('The invoice');
    if (!isOf(order, invoice)) throw new IdempotencyKeyReusedError();
    if (invoiceLife(invoice, now).state !== 'open') throw new OrderEndedError();
    if (!known) {
      const checkout = { schoolId: school.id, idempotencyKey, requestedBy: principal.userId, at: now };
      await this.orders.addCheckout({ ...checkout, invoiceId: id });
    }
    return invoice;
  }

  /** The same order again is the same invoice; another price, or another upgrade, takes the place of what was ordered. */
  private async openInvoice(schoolId: string, order: PricedOrder, now: number): Promise<string> {
    const unpaid = await this.orders.unpaidOf(schoolId);
    const same = unpaid.find((one) => invoiceLife(one, now).state === 'open' && isSame(order, one));
    if (same) return same.id;
    const replaced = unpaid.filter((one) => isReplacedBy(order, one));
    await this.orders.end(
      replaced.map(({ id }) => id),
      'replaced',
      now,
    );
    await this.events.emit(ordersEnded, { schoolId });
    const id = randomUUID();
    const expiresAt = expiryOf({ isUpgrade: order.upgradesUntil !== null }, startOfDay(dayOf(now)));
    await this.orders.addInvoice({ ...order, id, schoolId, currency: CURRENCY, createdAt: now, expiresAt });
    return id;
  }
}

function isSame(order: PricedOrder, invoice: Invoice): boolean {
  return (
    isOf(order, invoice) &&
    order.amountSen === invoice.amountSen &&
    order.upgradesUntil === invoice.upgradesUntil
  );
}

/** One upgrade waits to be paid at a time, and one price for the same term. */
function isReplacedBy(order: PricedOrder, invoice: Invoice): boolean {
  if (order.upgradesUntil !== null) return invoice.upgradesUntil !== null;
  return isOf(order, invoice);
}

function isOf(order: Order, invoice: Invoice): boolean {
  return (
    order.planCode === invoice.planCode &&
    order.termMonths === invoice.termMonths &&
    order.provider === invoice.provider
  );
}
