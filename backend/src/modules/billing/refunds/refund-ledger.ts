import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { PaymentDisputedError, RefundExceedsPaymentError, RefundUnderWayError } from '../billing.errors.js';
import type { Invoice } from '../invoicing/invoice.js';
import { InvoicesRepository } from '../invoicing/invoices.repository.js';
import { foldMoney, type PaymentMoney } from '../payments/money.js';
import { PaymentsRepository } from '../payments/payments.repository.js';
import type { Refund, RefundOrder } from './refund.js';
import { RefundsRepository, type UnfinishedRefund } from './refunds.repository.js';

/** A provider answers within seconds: whoever asked longer ago is gone, and the same may be asked again. */
const ASKING_MS = 2 * 60_000;

/** Which refunds were ordered, and what came of them. */
@Injectable()
export class RefundLedger {
  constructor(
    private readonly database: Database,
    private readonly refunds: RefundsRepository,
    private readonly payments: PaymentsRepository,
    private readonly invoices: InvoicesRepository,
  ) {}

  refundsOf(schoolId: string): Promise<Refund[]> {
    return this.database.systemTransaction(() => this.refunds.refundsOf(schoolId));
  }

  /** The id under which to ask: a new one, or that of the same order where the provider failed. */
  begin(order: RefundOrder, now: number): Promise<string> {
    return this.database.systemTransaction(async () => {
      const { invoice, payment } = await this.held(order);
      const unfinished = await this.refunds.unfinished(order);
      if (unfinished) return this.askAgain(order, unfinished, now);
      const leftSen = Math.max(0, payment.keptSen - payment.pendingSen);
      if (order.amountSen > leftSen) throw new RefundExceedsPaymentError(leftSen);
      const id = randomUUID();
      await this.refunds.add(id, order, invoice, now);
      return id;
    });
  }

  /**
   * The id of an order that stands and was not given; null if there is none.
   * @throws RefundUnderWayError while somebody is asking for it: nobody knows yet what comes of it
   */
  resume(order: RefundOrder, now: number): Promise<string | null> {
    return this.database.systemTransaction(async () => {
      await this.held(order);
      const unfinished = await this.refunds.unfinished(order);
      return unfinished && this.askAgain(order, unfinished, now);
    });
  }

  conclude(id: string, now: number): Promise<void> {
    return this.database.systemTransaction(() => this.refunds.given(id, now));
  }

  fail(id: string, { message }: Error): Promise<void> {
    return this.database.systemTransaction(() => this.refunds.failed(id, message));
  }

  /** The payment with its invoice, kept from changing until the transaction ends. */
  private async held(order: RefundOrder): Promise<{ invoice: Invoice; payment: PaymentMoney }> {
    const { provider, paymentId } = order;
    const invoice = await this.invoices.billedInvoiceLocked(provider, { reference: paymentId });
    const [payment] = foldMoney(await this.payments.moneyOfPayment(provider, paymentId));
    if (!invoice || !payment) throw new NotFoundError('The payment');
    if (payment.hasOpenDispute || isLostWhole(payment)) throw new PaymentDisputedError();
    return { invoice, payment };
  }

  private async askAgain(order: RefundOrder, unfinished: UnfinishedRefund, now: number): Promise<string> {
    if (unfinished.amountSen !== order.amountSen || isAsking(unfinished, now))
      throw new RefundUnderWayError();
    await this.refunds.askedAgain(unfinished.id, now);
    return unfinished.id;
  }
}

function isLostWhole({ lostSen, keptSen }: PaymentMoney): boolean {
  return lostSen > 0 && keptSen === 0;
}

function isAsking({ state, askedAt }: UnfinishedRefund, now: number): boolean {
  return state === 'asked' && now < askedAt + ASKING_MS;
}
