import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { defineRateLimit, Limited } from '../../../platform/http/rate-limits.js';
import type { Upload } from '../../../platform/uploads/read-upload.js';
import type { UploadRule } from '../../../platform/uploads/upload-rule.js';
import { TakesFile, UploadedFile } from '../../../platform/uploads/uploaded-file.js';
import { MOST_FILE_BYTES } from '../../imports/index.js';
import { TimetableFileTooLargeError } from '../timetable.errors.js';
import { TimetableFileDto } from './timetable-files.dto.js';
import { TimetableFilesService } from './timetable-files.service.js';

const TIMETABLE_FILE: UploadRule = {
  maxBytes: MOST_FILE_BYTES,
  types: null,
  tooLarge: () => new TimetableFileTooLargeError(MOST_FILE_BYTES),
};
/** A file is read by a process of its own. */
const FILES = defineRateLimit('timetable files', 60);

/** Files that other programs made of a timetable. */
@ApiTags('timetables')
@Controller('api/timetable-files')
@Allow('admin', 'timetable')
@Rows('school')
@Requires('createContent')
export class TimetableFilesController {
  constructor(private readonly files: TimetableFilesService) {}

  /** Reads a file and answers what stands in it. Nothing of it is kept. */
  @Post()
  @HttpCode(200)
  @TakesFile()
  @Limited(FILES)
  async read(
    @Caller() caller: SchoolCaller,
    @UploadedFile(TIMETABLE_FILE) file: Upload,
  ): Promise<TimetableFileDto> {
    return this.files.read(caller, file.bytes);
  }
}
