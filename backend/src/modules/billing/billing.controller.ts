import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { Caller, Now, type SchoolCaller } from '../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { isoOrNull, toMalaysianIso } from '../../platform/clock/instant.js';
import { NotFoundError } from '../../platform/errors/errors.js';
import { IdempotencyKey } from '../../platform/http/idempotency-key.js';
import { Limited } from '../../platform/http/rate-limits.js';
import {
  CheckoutDto,
  CheckoutRequestDto,
  InvoiceDto,
  InvoicesDto,
  PaymentsDto,
  PlansDto,
} from './billing.dto.js';
import { CHECKOUTS, CheckoutsService } from './checkout/checkouts.service.js';
import type { ListedInvoice } from './invoicing/invoice.js';
import { methodName } from './papers/method-name.js';
import { SchoolBilling } from './school-billing.js';

const InvoiceId = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => new NotFoundError('The invoice') }));

@ApiTags('billing')
@Controller('api/billing')
export class BillingController {
  constructor(
    private readonly billing: SchoolBilling,
    private readonly checkouts: CheckoutsService,
  ) {}

  /** What is sold, with prices by term. */
  @Get('plans')
  @Allow('public')
  async plans(@Now() now: number): Promise<PlansDto> {
    return { plans: await this.billing.plansAt(now) };
  }

  /** Bills a plan, and says where to pay it. */
  @Post('checkouts')
  @Allow('main-admin')
  @Rows('school')
  @Requires('billing')
  @Limited(CHECKOUTS)
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'The same key is the same checkout' })
  async checkOut(
    @Caller() caller: SchoolCaller,
    @Body() { planCode, termMonths, provider }: CheckoutRequestDto,
    @IdempotencyKey() key: string,
  ): Promise<CheckoutDto> {
    const order = { planCode, termMonths, provider };
    const { invoice, bill } = await this.checkouts.checkOut(caller, order, key);
    return { invoiceId: invoice.id, providerReference: bill.reference, paymentUrl: bill.paymentUrl };
  }

  /** The invoices of the school, newest first. */
  @Get('invoices')
  @Allow('admin')
  @Rows('school')
  @Requires('billing')
  async invoices(@Caller() { school, now }: SchoolCaller): Promise<InvoicesDto> {
    return { invoices: (await this.billing.invoicesOf(school.id, now)).map(toDto) };
  }

  /** Takes back an order that nobody has paid: its invoice is void, and its bill is closed where the provider can. */
  @Post('invoices/:id/cancellation')
  @HttpCode(204)
  @Allow('main-admin')
  @Rows('school')
  @Requires('billing')
  async cancelOrder(@Caller() caller: SchoolCaller, @InvoiceId() id: string): Promise<void> {
    await this.checkouts.cancelOrder(caller, id);
  }

  /** Every attempt, refund and dispute. */
  @Get('payments')
  @Allow('admin')
  @Rows('school')
  @Requires('billing')
  async payments(@Caller() { school }: SchoolCaller): Promise<PaymentsDto> {
    const payments = await this.billing.paymentsOf(school.id);
    return {
      payments: payments.map(({ provider, manualMethod, at, ...payment }) => ({
        ...payment,
        method: methodName(provider, manualMethod),
        at: toMalaysianIso(at),
      })),
    };
  }
}

function toDto({ life, createdAt, expiresAt, paidAt, ...invoice }: ListedInvoice): InvoiceDto {
  const { schoolId: _, creditedAt: _credited, ended: _ended, upgradesUntil: _until, ...shown } = invoice;
  return {
    ...shown,
    state: life.state,
    since: toMalaysianIso(life.since),
    cause: life.cause,
    createdAt: toMalaysianIso(createdAt),
    expiresAt: isoOrNull(expiresAt),
    paidAt: isoOrNull(paidAt),
  };
}
