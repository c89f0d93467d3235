import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import {
  ApplyRollOverDto,
  BeginRollOverDto,
  ChangeRollOverDto,
  DecideRollOverDto,
  RollOverDto,
  RollOversDto,
  toKeptRollOverDto,
  toRollOverDto,
} from './roll-over.dto.js';
import { ROLL_OVER_NOUN } from './roll-over.errors.js';
import { RollOversService } from './roll-overs.service.js';

const RollOverId = () => RecordId(ROLL_OVER_NOUN);

/** Buka sesi baharu: the next academic year as a proposal, until somebody opens it. */
@ApiTags('roll-overs')
@Controller('api/roll-overs')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class RollOversController {
  constructor(private readonly rollOvers: RollOversService) {}

  /** Those that were begun, applied or not. */
  @Get()
  async list(@Caller() caller: SchoolCaller): Promise<RollOversDto> {
    return { items: (await this.rollOvers.list(caller)).map(toKeptRollOverDto) };
  }

  /** Begins the proposal for what follows an academic year; one that was begun already is answered. */
  @Post()
  @HttpCode(200)
  async begin(@Caller() caller: SchoolCaller, @Body() body: BeginRollOverDto): Promise<RollOverDto> {
    const { fromYearId, name, firstDay, lastDay } = body;
    return toRollOverDto(await this.rollOvers.begin(caller, fromYearId, { name, firstDay, lastDay }));
  }

  /** The proposal over what stands now, with what was decided. */
  @Get(':id')
  async find(@Caller() caller: SchoolCaller, @RollOverId() id: string): Promise<RollOverDto> {
    return toRollOverDto(await this.rollOvers.find(caller, id));
  }

  /** Names the new academic year and its days. */
  @Put(':id')
  async changeDays(
    @Caller() caller: SchoolCaller,
    @RollOverId() id: string,
    @Body() { version, name, firstDay, lastDay }: ChangeRollOverDto,
  ): Promise<RollOverDto> {
    const year = { name, firstDay, lastDay };
    return toRollOverDto(await this.rollOvers.changeDays(caller, id, version, year));
  }

  /** Keeps decisions on single rows, in place of those on the same rows. */
  @Put(':id/decisions')
  async decide(
    @Caller() caller: SchoolCaller,
    @RollOverId() id: string,
    @Body() { decisions }: DecideRollOverDto,
  ): Promise<RollOverDto> {
    return toRollOverDto(await this.rollOvers.decide(caller, id, decisions));
  }

  /** Makes the academic year and everything of the proposal, all or nothing. */
  @Put(':id/application')
  async apply(
    @Caller() caller: SchoolCaller,
    @RollOverId() id: string,
    @Body() { version, confirmation }: ApplyRollOverDto,
  ): Promise<RollOverDto> {
    return toRollOverDto(await this.rollOvers.apply(caller, id, version, confirmation));
  }

  /** Takes everything back while nothing of the new academic year is in use. */
  @Delete(':id/application')
  async takeBack(@Caller() caller: SchoolCaller, @RollOverId() id: string): Promise<RollOverDto> {
    return toRollOverDto(await this.rollOvers.takeBack(caller, id));
  }
}
