import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { NODE_NOUN } from '../curriculum.errors.js';
import { CurriculumSearch } from './curriculum-search.service.js';
import {
  ChangedNodeDto,
  CurriculumSearchQueryDto,
  FoundNodesDto,
  NewNodeDto,
  NodeDto,
  toFoundNodeDto,
  toNodeDto,
} from './nodes.dto.js';
import { NodesService } from './nodes.service.js';

const NodeId = () => RecordId(NODE_NOUN);

/** What a school adds to its curriculum, and what everybody finds in it. */
@ApiTags('curriculum')
@Controller('api/curriculum')
@Allow('member')
@Rows('school')
export class NodesController {
  constructor(
    private readonly nodes: NodesService,
    private readonly found: CurriculumSearch,
  ) {}

  /** Finds strands and standards by code or word. */
  @Get('search')
  @Requires('dashboard')
  async search(
    @Caller() caller: SchoolCaller,
    @Query() { q, subject, level }: CurriculumSearchQueryDto,
  ): Promise<FoundNodesDto> {
    return { items: (await this.found.find(caller, q, { subject, level })).map(toFoundNodeDto) };
  }

  /** Adds something of the school's own: administrators, and whoever heads the subject's panel. */
  @Post('nodes')
  @Requires('createContent')
  async create(@Caller() caller: SchoolCaller, @Body() body: NewNodeDto): Promise<NodeDto> {
    return toNodeDto(await this.nodes.create(caller, body.id, body));
  }

  /** Replaces an addition, if it is still the one that was read. What was imported is refused. */
  @Put('nodes/:id')
  @Requires('editContent')
  async update(
    @Caller() caller: SchoolCaller,
    @NodeId() id: string,
    @Body() body: ChangedNodeDto,
  ): Promise<NodeDto> {
    return toNodeDto(await this.nodes.replace(caller, id, body.version, body));
  }

  /** Softly: a restoration brings it back. Refused while something stands under it. */
  @Delete('nodes/:id')
  @HttpCode(204)
  @Requires('editContent')
  async delete(@Caller() caller: SchoolCaller, @NodeId() id: string): Promise<void> {
    await this.nodes.delete(caller, id);
  }

  /** Brings a deleted addition back. */
  @Post('nodes/:id/restoration')
  @HttpCode(200)
  @Requires('editContent')
  async restore(@Caller() caller: SchoolCaller, @NodeId() id: string): Promise<NodeDto> {
    return toNodeDto(await this.nodes.restore(caller, id));
  }
}
