import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { OfYearQueryDto } from '../../schools/index.js';
import { TIMETABLE } from '../domain/timetable.js';
import { PublicationsService } from './publications.service.js';
import {
  ChangedTimetableDto,
  NewTimetableDto,
  PublicationDto,
  TimetableDto,
  TimetablesDto,
  toAnswers,
  toTimetableDto,
  WithdrawalDto,
} from './timetables.dto.js';
import { TimetablesService } from './timetables.service.js';

const TimetableId = () => RecordId(TIMETABLE);

/** Jadual waktu: drafts, and what holds from which day on. */
@ApiTags('timetables')
@Controller('api/timetables')
@Allow('admin', 'timetable')
@Rows('school')
export class TimetablesController {
  constructor(
    private readonly timetables: TimetablesService,
    private readonly publications: PublicationsService,
  ) {}

  /** Of an academic year; drafts for those who keep them alone. */
  @Get()
  @Allow('member')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @Query() query: OfYearQueryDto): Promise<TimetablesDto> {
    const items = await this.timetables.list(caller, query.academicYearId);
    return { items: items.map(toTimetableDto) };
  }

  /** Keeps a new draft, empty or with the lessons of another timetable. */
  @Post()
  @Requires('createContent')
  async create(
    @Caller() caller: SchoolCaller,
    @Body() { id, copyOf, academicYearId, name }: NewTimetableDto,
  ): Promise<TimetableDto> {
    const draft = { academicYearId, name };
    const made = copyOf
      ? this.timetables.copy(caller, id, draft, copyOf)
      : this.timetables.create(caller, id, draft);
    return toTimetableDto(await made);
  }

  /** Names it anew, if it is still the one that was read. */
  @Put(':id')
  @Requires('editContent')
  async update(
    @Caller() caller: SchoolCaller,
    @TimetableId() id: string,
    @Body() { version, ...timetable }: ChangedTimetableDto,
  ): Promise<TimetableDto> {
    return toTimetableDto(await this.timetables.replace(caller, id, version, timetable));
  }

  /** A draft, softly. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editContent')
  async delete(@Caller() caller: SchoolCaller, @TimetableId() id: string): Promise<void> {
    await this.timetables.delete(caller, id);
  }

  /** Brings a deleted draft back. */
  @Post(':id/restoration')
  @HttpCode(200)
  @Requires('editContent')
  async restore(@Caller() caller: SchoolCaller, @TimetableId() id: string): Promise<TimetableDto> {
    return toTimetableDto(await this.timetables.restore(caller, id));
  }

  /** From a day on it holds for everybody, unless two of its lessons clash, or a promise that it breaks has no answer. */
  @Post(':id/publication')
  @HttpCode(200)
  @Requires('editContent')
  async publish(
    @Caller() caller: SchoolCaller,
    @TimetableId() id: string,
    @Body() { version, startsOn, reason, ...answers }: PublicationDto,
  ): Promise<TimetableDto> {
    return toTimetableDto(
      await this.publications.publish(caller, id, version, { startsOn, reason }, toAnswers(answers)),
    );
  }

  /** It is a draft again; on its first day that is too late. */
  @Post(':id/withdrawal')
  @HttpCode(200)
  @Requires('editContent')
  async withdraw(
    @Caller() caller: SchoolCaller,
    @TimetableId() id: string,
    @Body() { version, ...answers }: WithdrawalDto,
  ): Promise<TimetableDto> {
    return toTimetableDto(await this.publications.withdraw(caller, id, version, toAnswers(answers)));
  }
}
