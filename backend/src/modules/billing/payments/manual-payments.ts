import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { EvidenceUsedError, PaymentLooksRecordedError, PlanNotFoundError } from '../billing.errors.js';
import { BillsRepository } from '../checkout/bills.repository.js';
import { OrdersRepository } from '../checkout/orders.repository.js';
import { CURRENCY } from '../invoicing/invoice.js';
import { PlansRepository } from '../plans/plans.repository.js';
import { type Evidence, MANUAL, type ManualPayment } from './manual-payment.js';
import { ManualPaymentsRepository } from './manual-payments.repository.js';
import type { ToldFacts } from './match-facts.js';

/** A payment past every provider as it stands, and the fact that is still to be recorded of it. */
export type WrittenPayment = Readonly<{ invoiceId: string; told: ToldFacts<null> }>;

/** Money that came past every provider (bank-in, cheque, local order): its invoice and what shows it. */
@Injectable()
export class ManualPayments {
  constructor(
    private readonly database: Database,
    private readonly plans: PlansRepository,
    private readonly orders: OrdersRepository,
    private readonly bills: BillsRepository,
    private readonly payments: ManualPaymentsRepository,
  ) {}

  /** The invoice is of the day on which it is written, in the order of its number. */
  write(schoolId: string, payment: ManualPayment, now: number): Promise<WrittenPayment> {
    return this.database.systemTransaction(async () => {
      const { planCode, termMonths, paidAt, evidence } = payment;
      const amountSen = await this.plans.priceAt(planCode, termMonths, paidAt);
      if (amountSen === null) throw new PlanNotFoundError(planCode, termMonths);
      if (evidence) await this.checkEvidence(schoolId, evidence, amountSen);
      const id = randomUUID();
      const invoice = { id, schoolId, planCode, termMonths, amountSen, currency: CURRENCY };
      await this.orders.addInvoice({
        ...invoice,
        upgradesUntil: null,
        provider: MANUAL,
        createdAt: now,
        expiresAt: null,
      });
      if (evidence) await this.payments.add(invoice, evidence);
      await this.bills.addBill(invoice, { provider: MANUAL, reference: id, paymentUrl: null }, now);
      const paid = { paymentId: id, at: paidAt, amountSen, currency: CURRENCY };
      const told = {
        cause: null,
        provider: MANUAL,
        facts: [{ kind: 'payment-succeeded', ...paid }],
      } as const;
      return { invoiceId: id, told };
    });
  }

  private async checkEvidence(schoolId: string, evidence: Evidence, priceSen: number): Promise<void> {
    if (evidence.amountSen !== priceSen)
      throw new ValidationError([{ field: 'amountSen', message: `must be the price, ${priceSen} sen` }]);
    await this.payments.takeTurns(schoolId);
    const used = evidence.path && (await this.payments.invoiceShownBy(schoolId, evidence.path));
    if (used) throw new EvidenceUsedError(used);
    const alike = await this.payments.invoicePaidLike(schoolId, evidence);
    if (alike && !evidence.isAnother) throw new PaymentLooksRecordedError(alike);
  }
}
