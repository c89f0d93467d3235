import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { AnswersTable, tableFile } from '../../../platform/tables/table-file.js';
import { ABSENCE } from '../domain/absence.js';
import { AbsenceTable } from './absence-table.js';
import {
  AbsenceDto,
  AbsencesDto,
  AbsencesQueryDto,
  AbsenceTableQueryDto,
  ChangedAbsenceDto,
  NewAbsenceDto,
  toAbsenceDto,
} from './absences.dto.js';
import type { Absence } from './absences.repository.js';
import { AbsencesService, concerns } from './absences.service.js';

const AbsenceId = () => RecordId(ABSENCE);

/** Ketiadaan. Everybody sees who is away; why, the person, the duty of absences and administrators. */
@ApiTags('absences')
@Controller('api/absences')
@Allow('member')
@Rows('school')
export class AbsencesController {
  constructor(
    private readonly absences: AbsencesService,
    private readonly absenceTable: AbsenceTable,
  ) {}

  /** Who is away on these days. */
  @Get()
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @Query() { from, to }: AbsencesQueryDto): Promise<AbsencesDto> {
    const found = await this.absences.list(caller, from, to);
    return { items: found.map((absence) => shown(caller, absence)) };
  }

  /** The same as a file for spreadsheets; why stands there for whoever may know. */
  @Get('table')
  @Requires('dashboard')
  @AnswersTable()
  async table(
    @Caller() caller: SchoolCaller,
    @Query() { from, to, format }: AbsenceTableQueryDto,
  ): Promise<StreamableFile> {
    return tableFile(format, await this.absenceTable.read(caller, from, to));
  }

  /** One's own, or as the office anybody's. */
  @Post()
  @Requires('createContent')
  async create(@Caller() caller: SchoolCaller, @Body() body: NewAbsenceDto): Promise<AbsenceDto> {
    const { id, ...content } = body;
    return shown(caller, await this.absences.create(caller, id, enteredBy(caller, content)));
  }

  /** Replaces it, if it is still the one that was read. It stays the same person's. */
  @Put(':id')
  @Requires('editContent')
  async update(
    @Caller() caller: SchoolCaller,
    @AbsenceId() id: string,
    @Body() { version, ...content }: ChangedAbsenceDto,
  ): Promise<AbsenceDto> {
    return shown(caller, await this.absences.replace(caller, id, version, enteredBy(caller, content)));
  }

  /** Softly: a restoration brings it back. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editContent')
  async delete(@Caller() caller: SchoolCaller, @AbsenceId() id: string): Promise<void> {
    await this.absences.delete(caller, id);
  }

  /** Brings a deleted one back. */
  @Post(':id/restoration')
  @HttpCode(200)
  @Requires('editContent')
  async restore(@Caller() caller: SchoolCaller, @AbsenceId() id: string): Promise<AbsenceDto> {
    return shown(caller, await this.absences.restore(caller, id));
  }
}

function shown(caller: SchoolCaller, absence: Absence): AbsenceDto {
  return toAbsenceDto(absence, concerns(caller, absence.personId));
}

function enteredBy<Content extends object>({ principal }: SchoolCaller, content: Content) {
  return { ...content, enteredBy: principal.userId };
}
