import { IsIn, IsString } from 'class-validator';
import { IsPlainText } from '../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../platform/http/may-be-absent.js';
import { Length } from '../../platform/http/text-length.js';
import type { InvoiceStatus, LastAttempt } from './invoicing/invoice.js';
import type { InvoiceEnd, InvoiceState } from './invoicing/invoice-life.js';
import type { PaymentEvent } from './payments/payment-event.js';
import { TERMS, type TermMonths } from './plans/plan.js';

export class PlanPriceDto {
  /** 1 or 12 */
  termMonths: TermMonths;

  /** e.g. 15000 for RM 150.00 */
  amountSen: number;
}

export class PlanDto {
  /** e.g. t60 */
  code: string;

  name: string;

  /** How many teachers the plan holds */
  teacherLimit: number;

  prices: PlanPriceDto[];
}

export class PlansDto {
  plans: PlanDto[];
}

export class CheckoutRequestDto {
  /** e.g. aba1001; may be left out on the school's host */
  @MayBeAbsent()
  @IsString()
  @Length(1, 63)
  schoolCode?: string;

  /** e.g. t60 */
  @IsPlainText()
  @Length(1, 40)
  planCode: string;

  /** 1 or 12 */
  @IsIn(TERMS)
  termMonths: TermMonths;

  /** e.g. billplz */
  @IsString()
  @Length(1, 40)
  provider: string;
}

export class CheckoutDto {
  invoiceId: string;

  /** The provider's own name of the bill */
  providerReference: string;

  /** Where the payer goes to pay */
  paymentUrl: string;
}

export class InvoiceDto {
  id: string;

  /** e.g. INV-2026-000001 */
  number: string;

  planCode: string;

  planName: string;

  termMonths: number;

  amountSen: number;

  /** e.g. MYR */
  currency: string;

  status: InvoiceStatus;

  state: InvoiceState;

  /** Since when it is in this state, e.g. 2026-11-20T08:00:00.000+08:00 */
  since: string;

  /** Why it is void; null unless it is */
  cause: InvoiceEnd | null;

  /** Until when it may be paid; null of one that never waited */
  expiresAt: string | null;

  /** e.g. 2026-11-20T08:00:00.000+08:00 */
  createdAt: string;

  paidAt: string | null;

  /** e.g. billplz */
  provider: string;

  /** Where an open invoice is paid */
  paymentUrl: string | null;

  /** What is known of the newest attempt to pay an open invoice */
  lastAttempt: LastAttempt | null;
}

export class PaymentEventDto {
  id: string;

  kind: PaymentEvent['kind'];

  /** e.g. 2026-11-20T08:00:00.000+08:00 */
  at: string;

  /** e.g. INV-2026-000001 */
  invoiceNumber: string;

  /** The way it was paid, in words, e.g. Billplz */
  method: string;

  amountSen: number | null;

  /** What the bank said of an attempt that failed */
  bankMessage: string | null;
}

export class PaymentsDto {
  /** Newest first */
  payments: PaymentEventDto[];
}

export class InvoicesDto {
  /** Newest first */
  invoices: InvoiceDto[];
}
