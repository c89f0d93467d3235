import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { TakesBodyOf } from '../../../platform/http/body-limits.js';
import { TimetableDto, toTimetableDto } from '../versions/timetables.dto.js';
import { NewTimetableImportDto } from './timetable-imports.dto.js';
import { TimetableImportsService } from './timetable-imports.service.js';

/** Holds every lesson of the largest school, and its sets. */
const IMPORT_BODY_BYTES = 24 * 1024 * 1024;
const IMPORT_OBJECTS = 70_000;

/** What was decided about a file becomes a draft. */
@ApiTags('timetables')
@Controller('api/timetable-imports')
@Allow('admin', 'timetable')
@Rows('school')
@Requires('createContent')
export class TimetableImportsController {
  constructor(private readonly imports: TimetableImportsService) {}

  /** Makes a new draft, with the rooms and teaching sets that it misses. What holds stays as it is. */
  @Post()
  @TakesBodyOf(IMPORT_BODY_BYTES, IMPORT_OBJECTS)
  async make(@Caller() caller: SchoolCaller, @Body() asked: NewTimetableImportDto): Promise<TimetableDto> {
    return toTimetableDto(await this.imports.make(caller, asked));
  }
}
