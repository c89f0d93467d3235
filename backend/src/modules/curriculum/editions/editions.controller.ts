import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { EDITION_NOUN } from '../curriculum.errors.js';
import { toNodeDto } from '../nodes/nodes.dto.js';
import { NodesService } from '../nodes/nodes.service.js';
import { CurriculumSample } from '../sample.service.js';
import {
  ChangedEditionDto,
  DifferencesDto,
  DifferencesQueryDto,
  EditionDto,
  EditionsDto,
  EditionTreeDto,
  NewEditionDto,
  toDifferencesDto,
  toEditionDto,
} from './editions.dto.js';
import { EditionsService } from './editions.service.js';

const EditionId = () => RecordId(EDITION_NOUN);

/** What is to be taught, by subject and level. Imported texts are for members of the school alone. */
@ApiTags('curriculum')
@Controller('api/curriculum/editions')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class EditionsController {
  constructor(
    private readonly editions: EditionsService,
    private readonly nodes: NodesService,
    private readonly sample: CurriculumSample,
  ) {}

  /** All editions of the school. */
  @Get()
  @Allow('member')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller): Promise<EditionsDto> {
    return { items: (await this.editions.list(caller)).map(toEditionDto) };
  }

  /** One edition with everything in it. */
  @Get(':id')
  @Allow('member')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @EditionId() id: string): Promise<EditionTreeDto> {
    const edition = await this.editions.read(caller, id);
    return { ...toEditionDto(edition), nodes: (await this.nodes.list(caller, id)).map(toNodeDto) };
  }

  /** What it has otherwise than an earlier edition. */
  @Get(':id/differences')
  @Allow('member')
  @Requires('dashboard')
  async differences(
    @Caller() caller: SchoolCaller,
    @EditionId() id: string,
    @Query() { from }: DifferencesQueryDto,
  ): Promise<DifferencesDto> {
    await this.editions.read(caller, id);
    const earlier = await this.editions.read(caller, from);
    return toDifferencesDto(earlier, await this.nodes.differences(caller, from, id));
  }

  /** Keeps a new one, empty: its standards are added or imported. */
  @Post()
  async create(@Caller() caller: SchoolCaller, @Body() body: NewEditionDto): Promise<EditionDto> {
    const content = { ...body, createdBy: caller.principal.userId };
    return toEditionDto(await this.editions.create(caller, body.id, content));
  }

  /** Keeps the fictional sample of three subjects, to look around in. What stands of it already stays as it is. */
  @Post('sample')
  @HttpCode(200)
  async addSample(@Caller() caller: SchoolCaller): Promise<EditionsDto> {
    await this.sample.add(caller);
    return this.list(caller);
  }

  /** Replaces what is said of an edition, if it is still the one that was read. */
  @Put(':id')
  async update(
    @Caller() caller: SchoolCaller,
    @EditionId() id: string,
    @Body() body: ChangedEditionDto,
  ): Promise<EditionDto> {
    return toEditionDto(await this.editions.replace(caller, id, body.version, body));
  }

  /** Softly, with everything in it: a restoration brings it back. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@Caller() caller: SchoolCaller, @EditionId() id: string): Promise<void> {
    await this.editions.delete(caller, id);
  }

  /** Brings a deleted edition back. */
  @Post(':id/restoration')
  @HttpCode(200)
  async restore(@Caller() caller: SchoolCaller, @EditionId() id: string): Promise<EditionDto> {
    return toEditionDto(await this.editions.restore(caller, id));
  }
}
