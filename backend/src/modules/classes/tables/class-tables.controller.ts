import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { AnswersTable, tableFile } from '../../../platform/tables/table-file.js';
import { TableOfYearQueryDto, TableQueryDto } from './class-tables.dto.js';
import { ClassTables } from './class-tables.service.js';
import { PeopleTable } from './people-table.js';
import { SetTable } from './set-table.js';

/** Classes, subjects, teaching sets and people as files for spreadsheets. */
@ApiTags('class tables')
@Controller('api/class-tables')
@Allow('admin', 'timetable', 'pupils', 'assessments')
@Rows('school')
@Requires('dashboard')
export class ClassTablesController {
  constructor(
    private readonly tables: ClassTables,
    private readonly setTable: SetTable,
    private readonly peopleTable: PeopleTable,
  ) {}

  /** A line for each class of an academic year. */
  @Get('classes')
  @AnswersTable()
  async classes(
    @Caller() caller: SchoolCaller,
    @Query() { academicYearId, format }: TableOfYearQueryDto,
  ): Promise<StreamableFile> {
    return tableFile(format, await this.tables.ofClasses(caller, academicYearId));
  }

  /** A line for each level of each subject. */
  @Get('subjects')
  @AnswersTable()
  async subjects(
    @Caller() caller: SchoolCaller,
    @Query() { format }: TableQueryDto,
  ): Promise<StreamableFile> {
    return tableFile(format, await this.tables.ofSubjects(caller));
  }

  /** A line for each teaching set of an academic year, with who teaches it now. */
  @Get('teaching-sets')
  @AnswersTable()
  async teachingSets(
    @Caller() caller: SchoolCaller,
    @Query() { academicYearId, format }: TableOfYearQueryDto,
  ): Promise<StreamableFile> {
    return tableFile(format, await this.setTable.read(caller, academicYearId));
  }

  /** A line for each person, with what they are and teach today. */
  @Get('people')
  @Allow('admin')
  @Requires('manageUsers')
  @AnswersTable()
  async people(@Caller() caller: SchoolCaller, @Query() { format }: TableQueryDto): Promise<StreamableFile> {
    return tableFile(format, await this.peopleTable.read(caller));
  }
}
