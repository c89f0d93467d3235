import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { APP_CONFIG, type AppConfig } from '../../../../config/app-config.js';
import { Now } from '../../../../platform/access/caller.js';
import { Allow } from '../../../../platform/access/route-policy.js';
import { NotFoundError } from '../../../../platform/errors/errors.js';
import { billPage, playedPage, resultPage } from './bill-page.js';
import { ScenarioDto, toScenario } from './scenario.dto.js';
import { scenarioForm } from './scenario-form.js';
import { ScenarioPlayer } from './scenario-player.js';
import { SimulatedPaymentDto } from './simulated-bank.dto.js';
import { SimulatedBankGuard } from './simulated-bank.guard.js';
import { SimulatedBank } from './simulated-bank.js';

/** The pages of Bank Simulasi, in the payer's browser. */
@ApiExcludeController()
@Controller('simulated-bank/bills/:reference')
@Allow('public')
@UseGuards(SimulatedBankGuard)
export class SimulatedBankController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly bank: SimulatedBank,
    private readonly player: ScenarioPlayer,
  ) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async show(@Param('reference') reference: string): Promise<string> {
    const bill = await this.bank.findBill(reference);
    return billPage(bill, this.mayMisbehave ? scenarioForm(bill) : '');
  }

  /** Answers with a page, not a redirect: a form may not lead to another origin, and the school's host is one. */
  @Post('payments')
  @HttpCode(200)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async pay(
    @Param('reference') reference: string,
    @Body() { outcome }: SimulatedPaymentDto,
    @Now() now: number,
  ): Promise<string> {
    const bill = await this.bank.act(reference, outcome, now);
    return resultPage(bill, await this.bank.report(bill));
  }

  /** A bank that misbehaves, for development and tests. */
  @Post('scenarios')
  @HttpCode(200)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async play(
    @Param('reference') reference: string,
    @Body() order: ScenarioDto,
    @Now() now: number,
  ): Promise<string> {
    if (!this.mayMisbehave) throw new NotFoundError('The page');
    const played = await this.player.play(reference, toScenario(order), now);
    return playedPage(await this.bank.findBill(reference), played, order.delaySeconds);
  }

  private get mayMisbehave(): boolean {
    return this.config.mode !== 'production';
  }
}
