import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import type { Upload } from '../../../platform/uploads/read-upload.js';
import { TakesFile, UploadedFile } from '../../../platform/uploads/uploaded-file.js';
import { TABLE_TEMPLATE_NOUN } from '../pupils.errors.js';
import {
  TableTemplatesDto,
  TakenTableTemplateDto,
  toTableTemplateDto,
  toTakenTableTemplateDto,
} from './table-templates.dto.js';
import { TABLE_TEMPLATE_RULE, TableTemplates } from './table-templates.service.js';

/** Forms of the school's own, in which lists of pupils are taken away. */
@ApiTags('pupils')
@Controller('api/pupil-table-templates')
@Allow('admin', 'pupils')
@Rows('school')
@Requires('manageUsers')
export class TableTemplatesController {
  constructor(private readonly templates: TableTemplates) {}

  /** Those that are kept, with what of each is filled in. */
  @Get()
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller): Promise<TableTemplatesDto> {
    return { items: (await this.templates.list(caller)).map(toTableTemplateDto) };
  }

  /** Keeps what is known of an XLSX with heads and no rows: macros and what is fetched from elsewhere go. */
  @Post()
  @TakesFile()
  async add(
    @Caller() caller: SchoolCaller,
    @UploadedFile(TABLE_TEMPLATE_RULE) upload: Upload,
  ): Promise<TakenTableTemplateDto> {
    return toTakenTableTemplateDto(await this.templates.add(caller, upload));
  }

  /** Lists leave in it no more. */
  @Delete(':id')
  @HttpCode(204)
  async remove(@Caller() caller: SchoolCaller, @RecordId(TABLE_TEMPLATE_NOUN) id: string): Promise<void> {
    await this.templates.remove(caller, id);
  }
}
