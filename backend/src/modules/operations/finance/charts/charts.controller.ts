import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Now } from '../../../../platform/access/caller.js';
import { Allow } from '../../../../platform/access/route-policy.js';
import { Database } from '../../../../platform/database/database.js';
import { AgedWeeksDto, DunningDto, FailuresDto } from './charts.dto.js';
import { ChartsReadModel } from './charts.read-model.js';

/** Each bar and step leads to its rows by a filter of the schools. */
@ApiTags('operations')
@Controller('api/operations/finance/charts')
@Allow('staff')
export class ChartsController {
  constructor(
    private readonly database: Database,
    private readonly charts: ChartsReadModel,
  ) {}

  /** What is overdue, by age, week by week. */
  @Get('aged-weeks')
  async agedWeeks(@Now() now: number): Promise<AgedWeeksDto> {
    return this.database.systemTransaction(async () => ({ weeks: await this.charts.agedWeeks(now) }));
  }

  /** How many schools pay at which step of reminding. */
  @Get('dunning')
  async dunning(@Now() now: number): Promise<DunningDto> {
    return this.database.systemTransaction(async () => ({ steps: await this.charts.dunning(now) }));
  }

  /** How often payments fail, and why. */
  @Get('failures')
  async failures(@Now() now: number): Promise<FailuresDto> {
    return this.database.systemTransaction(async () => ({ failures: await this.charts.failures(now) }));
  }
}
