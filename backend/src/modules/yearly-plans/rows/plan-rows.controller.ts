import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { PLAN_NOUN, ROW_NOUN } from '../yearly-plans.errors.js';
import {
  ChangedPlanRowDto,
  NewPlanRowDto,
  PlanRowDto,
  PlanRowsDto,
  RowMovesDto,
  TakeOverDto,
  toRowDto,
} from './plan-rows.dto.js';
import { PlanRowsService } from './plan-rows.service.js';
import { TakeOverService } from './take-over.service.js';

const PlanId = () => RecordId(PLAN_NOUN);
const RowId = () => RecordId(ROW_NOUN);

/** What a yearly plan has for its weeks. */
@ApiTags('yearly-plans')
@Controller('api')
@Allow('member')
@Rows('school')
@Requires('editContent')
export class PlanRowsController {
  constructor(
    private readonly rows: PlanRowsService,
    private readonly takeOvers: TakeOverService,
  ) {}

  /** All of a plan. */
  @Get('yearly-plans/:id/rows')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<PlanRowsDto> {
    return { items: (await this.rows.list(caller, id)).map(toRowDto) };
  }

  /** One row. */
  @Get('yearly-plan-rows/:id')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @RowId() id: string): Promise<PlanRowDto> {
    return toRowDto(await this.rows.read(caller, id));
  }

  /** Keeps a new row. */
  @Post('yearly-plan-rows')
  @Requires('createContent')
  async create(@Caller() caller: SchoolCaller, @Body() { id, ...row }: NewPlanRowDto): Promise<PlanRowDto> {
    return toRowDto(await this.rows.create(caller, id, await this.rows.ofPlan(caller, row)));
  }

  /** Replaces a row, if it is still the one that was read. */
  @Put('yearly-plan-rows/:id')
  async update(
    @Caller() caller: SchoolCaller,
    @RowId() id: string,
    @Body() { version, ...row }: ChangedPlanRowDto,
  ): Promise<PlanRowDto> {
    const { academicYearId, authorId } = await this.rows.read(caller, id);
    return toRowDto(await this.rows.replace(caller, id, version, { ...row, academicYearId, authorId }));
  }

  /** Softly: a restoration brings it back. */
  @Delete('yearly-plan-rows/:id')
  @HttpCode(204)
  async delete(@Caller() caller: SchoolCaller, @RowId() id: string): Promise<void> {
    await this.rows.delete(caller, id);
  }

  /** Brings a deleted row back. */
  @Post('yearly-plan-rows/:id/restoration')
  @HttpCode(200)
  async restore(@Caller() caller: SchoolCaller, @RowId() id: string): Promise<PlanRowDto> {
    return toRowDto(await this.rows.restore(caller, id));
  }

  /** Moves rows to other weeks, all or none. Answers all rows of the plan. */
  @Post('yearly-plans/:id/moves')
  @HttpCode(200)
  async move(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @Body() { moves }: RowMovesDto,
  ): Promise<PlanRowsDto> {
    return { items: (await this.rows.move(caller, id, moves)).map(toRowDto) };
  }

  /** Takes over what another plan has otherwise, all or none. Answers all rows of the plan. */
  @Post('yearly-plans/:id/take-over')
  @HttpCode(200)
  async takeOver(
    @Caller() caller: SchoolCaller,
    @PlanId() id: string,
    @Body() { from, differences }: TakeOverDto,
  ): Promise<PlanRowsDto> {
    return { items: (await this.takeOvers.takeOver(caller, id, { from, differences })).map(toRowDto) };
  }
}
