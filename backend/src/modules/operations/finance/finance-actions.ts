import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../platform/access/caller.js';
import { startOfDay } from '../../../platform/calendar/school-instant.js';
import { NotFoundError, ValidationError } from '../../../platform/errors/errors.js';
import { BillingService, CreditNotes, PaymentClaims, Refunds } from '../../billing/index.js';
import { Interventions } from '../../subscription/index.js';
import { Evidences } from './evidences.js';
import type { CreditDto, ExtendDto, RecordPaymentDto, RefundDto } from './finance-actions.dto.js';
import { FinanceOrders } from './finance-orders.js';
import { MoneyReadModel } from './money.read-model.js';

/** What finance does to a school's money and its grace. */
@Injectable()
export class FinanceActions {
  constructor(
    private readonly orders: FinanceOrders,
    private readonly interventions: Interventions,
    private readonly billing: BillingService,
    private readonly claims: PaymentClaims,
    private readonly creditNotes: CreditNotes,
    private readonly refunds: Refunds,
    private readonly evidences: Evidences,
    private readonly money: MoneyReadModel,
  ) {}

  extend(caller: StaffCaller, code: string, order: ExtendDto): Promise<boolean> {
    const { days, graceEnd, reason } = order;
    const seenEnd = graceEnd === undefined ? null : Date.parse(graceEnd);
    return this.orders.carryOut(caller, code, { ...order, action: 'finance.extend' }, async ({ id }) => {
      const by = { actor: caller.principal.email, reason };
      await this.interventions.grantExtension(id, { days, seenEnd, ...by }, caller.now);
      return { days };
    });
  }

  async recordPayment(caller: StaffCaller, code: string, order: RecordPaymentDto): Promise<boolean> {
    const { planCode, termMonths, paidOn, method, reference, amountSen, evidenceId, reason } = order;
    const paidAt = startOfDay(paidOn);
    if (paidAt > caller.now) throw refusal('paidOn', 'must not be after today');
    const path = await this.evidences.pathOf(await this.orders.school(code), evidenceId);
    const actor = caller.principal.email;
    const evidence = {
      method,
      reference,
      amountSen,
      isAnother: order.isAnother ?? false,
      path,
      actor,
      reason,
    };
    const action = 'finance.payment';
    return this.orders.carryOut(caller, code, { ...order, action }, async ({ id }) => {
      await this.claims.holdForRecording(id, evidenceId);
      const payment = { planCode, termMonths, paidAt, evidence };
      const { invoiceId } = await this.billing.recordManualPayment(id, payment, caller.now);
      return { invoiceId, planCode, termMonths, paidOn, method, reference };
    });
  }

  credit(caller: StaffCaller, code: string, order: CreditDto): Promise<boolean> {
    const { invoiceId, amountSen, reason } = order;
    const action = 'finance.credit';
    return this.orders.carryOut(caller, code, { ...order, action }, async (school) => {
      if (!(await this.money.ownsInvoice(school.id, invoiceId))) throw new NotFoundError('The invoice');
      const note = { amountSen, reason, actor: caller.principal.email };
      const { id } = await this.creditNotes.issue(invoiceId, note, caller.now);
      return { invoiceId, amountSen, creditNoteId: id };
    });
  }

  /** A provider is asked once the order stands, with its audit; what it answers stands with the refund. */
  async refund(caller: StaffCaller, code: string, order: RefundDto): Promise<void> {
    const { provider, paymentId, amountSen, reason } = order;
    const refund = { provider, paymentId, amountSen, reason, actor: caller.principal.email };
    const isByProvider = this.refunds.areOfferedBy(provider);
    const action = 'finance.refund';
    let begun: string | undefined;
    const isFirst = await this.orders.carryOut(caller, code, { ...order, action }, async (school) => {
      if (!(await this.money.hasPaid(school.id, provider, paymentId))) throw new NotFoundError('The payment');
      if (isByProvider) begun = await this.refunds.begin(refund, caller.now);
      else await this.refunds.recordByHand(refund, caller.now);
      return { provider, paymentId, amountSen, by: isByProvider ? 'provider' : 'hand' };
    });
    if (begun !== undefined) await this.refunds.finish(begun, refund, caller.now);
    else if (isByProvider && !isFirst) await this.refunds.resume(refund, caller.now);
  }
}

function refusal(field: string, message: string): ValidationError {
  return new ValidationError([{ field, message }]);
}
