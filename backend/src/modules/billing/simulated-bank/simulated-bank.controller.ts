import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Inject,
  Optional,
  Param,
  Post,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Now } from '../../../platform/access/caller.js';
import { Allow } from '../../../platform/access/route-policy.js';
import { billPage, resultPage } from './bill-page.js';
import { SimulatedPaymentDto } from './simulated-bank.dto.js';
import { SimulatedBankGuard } from './simulated-bank.guard.js';
import { SimulatedBank } from './simulated-bank.js';
import type { SimulatedBill } from './simulated-bill.js';

/** HTML below a bill: given by development and test builds only. */
export const BELOW_THE_BILL = Symbol('BelowTheBill');
export type BelowTheBill = (bill: SimulatedBill) => string;

/** The pages of Bank Simulasi, in the payer's browser. */
@ApiExcludeController()
@Controller('simulated-bank/bills/:reference')
@Allow('public')
@UseGuards(SimulatedBankGuard)
export class SimulatedBankController {
  constructor(
    private readonly bank: SimulatedBank,
    @Optional() @Inject(BELOW_THE_BILL) private readonly below: BelowTheBill = () => '',
  ) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async show(@Param('reference') reference: string): Promise<string> {
    const bill = await this.bank.findBill(reference);
    return billPage(bill, this.below(bill));
  }

  /** Answers with a page, not a redirect: a form may not lead to another origin, and the school's host is one. */
  @Post('payments')
  @HttpCode(200)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async pay(
    @Param('reference') reference: string,
    @Body() { outcome, bank }: SimulatedPaymentDto,
    @Now() now: number,
  ): Promise<string> {
    const bill = await this.bank.act(reference, outcome, now, bank);
    return resultPage(bill, await this.bank.report(bill));
  }
}
