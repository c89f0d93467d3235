import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { toRecordDto } from '../../../platform/records/record.dto.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { OfYearQueryDto } from '../../schools/index.js';
import { SUPERVISION } from '../domain/supervision.js';
import { ProposedSupervisions } from './proposed-supervisions.js';
import {
  ChangedSupervisionDto,
  CreateSupervisionDto,
  CreateSupervisionsDto,
  MadeSupervisionsDto,
  ProposedSupervisionsDto,
  ProposedSupervisionsQueryDto,
  RemovedSupervisionsDto,
  SupervisionDto,
  SupervisionSuccessionDto,
  SupervisionsDto,
} from './supervisions.dto.js';
import { SupervisionsService } from './supervisions.service.js';

const SupervisionId = () => RecordId(SUPERVISION);

/** Who verifies the lesson plans of whom. Everybody in the school knows. */
@ApiTags('supervisions')
@Controller('api/supervisions')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class SupervisionsController {
  constructor(
    private readonly supervisions: SupervisionsService,
    private readonly proposed: ProposedSupervisions,
  ) {}

  /** All supervisions of an academic year, with who acts for whom. */
  @Get()
  @Allow('member')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @Query() query: OfYearQueryDto): Promise<SupervisionsDto> {
    const { items, deputies, steps } = await this.supervisions.list(caller, query.academicYearId);
    return { items: items.map(toRecordDto), deputies: [...deputies], steps };
  }

  /** Who could verify those whom nobody supervises, about equally much each. Nothing is kept by asking. */
  @Get('proposal')
  @Requires('dashboard')
  async propose(
    @Caller() caller: SchoolCaller,
    @Query() { academicYearId, from }: ProposedSupervisionsQueryDto,
  ): Promise<ProposedSupervisionsDto> {
    return { items: await this.proposed.propose(caller, academicYearId, from ?? dayOf(caller.now)) };
  }

  /** Keeps a new supervision. */
  @Post()
  async create(@Caller() caller: SchoolCaller, @Body() body: CreateSupervisionDto): Promise<SupervisionDto> {
    return toRecordDto(await this.supervisions.create(caller, body.id, body));
  }

  /** Keeps several new ones, all of them or none. */
  @Post('batch')
  async createAll(
    @Caller() caller: SchoolCaller,
    @Body() body: CreateSupervisionsDto,
  ): Promise<MadeSupervisionsDto> {
    const made = await this.supervisions.createAll(caller, 'supervisions', body.supervisions);
    return { items: made.map(toRecordDto) };
  }

  /** Softly, several at once; those that are gone already stay gone. */
  @Post('removal')
  @HttpCode(204)
  async removeAll(@Caller() caller: SchoolCaller, @Body() body: RemovedSupervisionsDto): Promise<void> {
    await this.supervisions.removeAll(caller, body.ids);
  }

  /** Replaces a supervision, if it is still the one that was read. */
  @Put(':id')
  async update(
    @Caller() caller: SchoolCaller,
    @SupervisionId() id: string,
    @Body() { version, ...content }: ChangedSupervisionDto,
  ): Promise<SupervisionDto> {
    return toRecordDto(await this.supervisions.replace(caller, id, version, content));
  }

  /** Lets somebody else go on with it from a day on. */
  @Post(':id/succession')
  async succeed(
    @Caller() caller: SchoolCaller,
    @SupervisionId() id: string,
    @Body() body: SupervisionSuccessionDto,
  ): Promise<SupervisionDto> {
    return toRecordDto(await this.supervisions.succeed(caller, id, body));
  }

  /** Softly: a restoration brings it back. */
  @Delete(':id')
  @HttpCode(204)
  async delete(@Caller() caller: SchoolCaller, @SupervisionId() id: string): Promise<void> {
    await this.supervisions.delete(caller, id);
  }

  /** Brings a deleted supervision back. */
  @Post(':id/restoration')
  @HttpCode(200)
  async restore(@Caller() caller: SchoolCaller, @SupervisionId() id: string): Promise<SupervisionDto> {
    return toRecordDto(await this.supervisions.restore(caller, id));
  }
}
