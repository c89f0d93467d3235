import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { toRecordDto } from '../../../platform/records/record.dto.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { PLAN_BLOCK } from '../domain/plan-block.js';
import { ChangedPlanBlockDto, NewPlanBlockDto, PlanBlockDto, PlanBlocksDto } from './plan-blocks.dto.js';
import { PlanBlocksService } from './plan-blocks.service.js';

const BlockId = () => RecordId(PLAN_BLOCK);

/** Blocks of steps that are put into plans. */
@ApiTags('lesson plans')
@Controller('api/plan-blocks')
@Allow('any-role')
@Rows('own')
export class PlanBlocksController {
  constructor(private readonly blocks: PlanBlocksService) {}

  /** The caller's own, and those that colleagues share. */
  @Get()
  @Rows('school')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller): Promise<PlanBlocksDto> {
    return { items: (await this.blocks.list(caller)).map(toRecordDto) };
  }

  /** Keeps a new block of the caller, of at most 200. */
  @Post()
  @Requires('createContent')
  async create(
    @Caller() caller: SchoolCaller,
    @Body() { id, ...block }: NewPlanBlockDto,
  ): Promise<PlanBlockDto> {
    return toRecordDto(await this.blocks.create(caller, id, block));
  }

  /** Replaces a block, if it is still the one that was read. */
  @Put(':id')
  @Requires('editContent')
  async update(
    @Caller() caller: SchoolCaller,
    @BlockId() id: string,
    @Body() { version, ...block }: ChangedPlanBlockDto,
  ): Promise<PlanBlockDto> {
    return toRecordDto(await this.blocks.replace(caller, id, version, block));
  }

  /** Softly: a restoration brings the block back. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editContent')
  async delete(@Caller() caller: SchoolCaller, @BlockId() id: string): Promise<void> {
    await this.blocks.delete(caller, id);
  }

  /** Brings a deleted block back. */
  @Post(':id/restoration')
  @HttpCode(200)
  @Requires('editContent')
  async restore(@Caller() caller: SchoolCaller, @BlockId() id: string): Promise<PlanBlockDto> {
    return toRecordDto(await this.blocks.restore(caller, id));
  }
}
