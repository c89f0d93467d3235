import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SchoolsService } from '../../modules/schools/index.js';
import { Now } from '../../platform/access/caller.js';
import type { School } from '../../platform/access/memberships.js';
import { Allow } from '../../platform/access/route-policy.js';
import { NotFoundError, SchoolNotFoundError } from '../../platform/errors/errors.js';
import { ScenarioOrderDto } from '../bank/scenario-order.dto.js';
import { ScenarioPlayer } from '../bank/scenario-player.js';
import { InboxLines } from './inbox-lines.js';
import { SimulatedBills } from './simulated-bills.js';
import { SimulatedSchoolsReadModel } from './simulated-schools.read-model.js';
import { Simulations } from './simulations.js';
import {
  BankDeliveriesDto,
  BillOrderDto,
  InboxLinesDto,
  InstantDto,
  SimulatedBillDto,
  SimulatedSchoolsDto,
  SimulationDto,
} from './simulator.dto.js';

@ApiTags('simulator')
@Controller('api/test')
@Allow('loopback')
export class SimulatorController {
  constructor(
    private readonly schools: SchoolsService,
    private readonly readModel: SimulatedSchoolsReadModel,
    private readonly simulations: Simulations,
    private readonly bills: SimulatedBills,
    private readonly player: ScenarioPlayer,
    private readonly inbox: InboxLines,
  ) {}

  @Get('schools')
  async list(): Promise<SimulatedSchoolsDto> {
    return { schools: await this.readModel.all() };
  }

  /** The school now, or at any instant. */
  @Get('schools/:code')
  async show(
    @Param('code') code: string,
    @Query() { at }: InstantDto,
    @Now() now: number,
  ): Promise<SimulationDto> {
    return this.simulations.of(await this.schoolOf(code), at === undefined ? now : Date.parse(at));
  }

  @Post('schools/:code/bills')
  async bill(
    @Param('code') code: string,
    @Body() order: BillOrderDto,
    @Now() now: number,
  ): Promise<SimulatedBillDto> {
    const { reference, state, amountSen, description } = await this.bills.open(
      await this.schoolOf(code),
      order,
      now,
    );
    return { reference, state, amountSen, description };
  }

  /** What becomes of the newest bill, and how badly the bank tells it. */
  @Post('schools/:code/scenarios')
  @HttpCode(200)
  async play(
    @Param('code') code: string,
    @Body() scenario: ScenarioOrderDto,
    @Now() now: number,
  ): Promise<BankDeliveriesDto> {
    const bill = await this.bills.newestOf(await this.schoolOf(code));
    if (!bill) throw new NotFoundError('The bill');
    return { reference: bill.reference, ...(await this.player.play(bill.reference, scenario, now)) };
  }

  @Get('inbox')
  async events(): Promise<InboxLinesDto> {
    return { events: await this.inbox.newest() };
  }

  private async schoolOf(code: string): Promise<School> {
    const school = await this.schools.findSchool(code);
    if (!school) throw new SchoolNotFoundError(code);
    return school;
  }
}
