import { Body, Controller, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { noticePage, SimulatedBank, SimulatedBankGuard } from '../../modules/billing/simulated-bank/index.js';
import { Now } from '../../platform/access/caller.js';
import { Allow } from '../../platform/access/route-policy.js';
import { ScenarioDto, toScenario } from './scenario.dto.js';
import { type Played, ScenarioPlayer } from './scenario-player.js';

/** A bank that misbehaves, from the form below a bill. */
@ApiExcludeController()
@Controller('simulated-bank/bills/:reference/scenarios')
@Allow('public')
@UseGuards(SimulatedBankGuard)
export class ScenariosController {
  constructor(
    private readonly bank: SimulatedBank,
    private readonly player: ScenarioPlayer,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async play(
    @Param('reference') reference: string,
    @Body() order: ScenarioDto,
    @Now() now: number,
  ): Promise<string> {
    const played = await this.player.play(reference, toScenario(order), now);
    return noticePage(await this.bank.findBill(reference), 'Acara dihantar', fared(played, order));
  }
}

function fared({ planned, taken }: Played, { delaySeconds }: ScenarioDto): string {
  return delaySeconds > 0
    ? `${planned} penghantaran akan dibuat dalam ${delaySeconds} saat.`
    : `${taken} daripada ${planned} penghantaran diterima.`;
}
