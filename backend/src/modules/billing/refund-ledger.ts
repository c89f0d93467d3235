import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { NotFoundError } from '../../platform/errors/errors.js';
import { RefundExceedsPaymentError, RefundUnderWayError } from './billing.errors.js';
import { InvoicesRepository } from './invoices.repository.js';
import { PaymentsRepository } from './payments.repository.js';
import type { Refund, RefundOrder } from './refund.js';
import { RefundsRepository } from './refunds.repository.js';

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

  /** The id under which to ask: a new one, or that of the same order that did not come to an end. */
  begin(order: RefundOrder, now: number): Promise<string> {
    return this.database.systemTransaction(async () => {
      await this.invoices.billedInvoiceLocked(order.provider, { reference: order.paymentId });
      const payment = await this.payments.keptOf(order.provider, order.paymentId);
      if (!payment) throw new NotFoundError('The payment');
      const unfinished = await this.refunds.unfinished(order);
      if (unfinished && unfinished.amountSen !== order.amountSen) throw new RefundUnderWayError();
      if (unfinished) return unfinished.id;
      if (order.amountSen > payment.keptSen) throw new RefundExceedsPaymentError(payment.keptSen);
      const id = randomUUID();
      await this.refunds.add(id, order, payment, now);
      return id;
    });
  }

  isUnfinished(order: RefundOrder): Promise<boolean> {
    return this.database.systemTransaction(async () => (await this.refunds.unfinished(order)) !== null);
  }

  conclude(id: string, now: number): Promise<void> {
    return this.database.systemTransaction(() => this.refunds.given(id, now));
  }

  fail(id: string, { message }: Error): Promise<void> {
    return this.database.systemTransaction(() => this.refunds.failed(id, message));
  }
}
