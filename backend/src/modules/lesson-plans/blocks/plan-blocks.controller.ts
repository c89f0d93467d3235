import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { NamesSchool } from '../../../platform/tenancy/names-school.js';
import {
  ChangedPlanBlockDto,
  NewPlanBlockDto,
  PlanBlockDto,
  PlanBlocksDto,
  toListedBlockDto,
  toRecordOfBlock,
} from './plan-blocks.dto.js';
import { BLOCK_NOUN, PlanBlocksService } from './plan-blocks.service.js';

const BlockId = () => RecordId(BLOCK_NOUN);

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
  @NamesSchool()
  async list(@Caller() caller: SchoolCaller): Promise<PlanBlocksDto> {
    return { items: (await this.blocks.list(caller)).map(toListedBlockDto) };
  }

  /** Keeps a new block of the caller, of at most 200. */
  @Post()
  @Requires('createContent')
  async create(@Caller() caller: SchoolCaller, @Body() body: NewPlanBlockDto): Promise<PlanBlockDto> {
    const { id, name, steps, isShared } = body;
    return toRecordOfBlock(await this.blocks.create(caller, id, { name, steps, isShared }));
  }

  /** Replaces a block, if it is still the one that was read. */
  @Put(':id')
  @Requires('editContent')
  async update(
    @Caller() caller: SchoolCaller,
    @BlockId() id: string,
    @Body() { version, name, steps, isShared }: ChangedPlanBlockDto,
  ): Promise<PlanBlockDto> {
    return toRecordOfBlock(await this.blocks.replace(caller, id, version, { name, steps, isShared }));
  }

  /** Softly: a restoration brings the block back. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editContent')
  @NamesSchool()
  async delete(@Caller() caller: SchoolCaller, @BlockId() id: string): Promise<void> {
    await this.blocks.delete(caller, id);
  }

  /** Brings a deleted block back. */
  @Post(':id/restoration')
  @HttpCode(200)
  @Requires('editContent')
  @NamesSchool()
  async restore(@Caller() caller: SchoolCaller, @BlockId() id: string): Promise<PlanBlockDto> {
    return toRecordOfBlock(await this.blocks.restore(caller, id));
  }
}
