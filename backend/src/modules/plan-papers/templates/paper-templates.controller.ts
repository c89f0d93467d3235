import { Controller, Delete, Get, HttpCode, Put, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { DOCX } from '../../../platform/papers/media-types.js';
import { AnswersFile, fileOf } from '../../../platform/tables/table-file.js';
import type { Upload } from '../../../platform/uploads/read-upload.js';
import { TakesFile, UploadedFile } from '../../../platform/uploads/uploaded-file.js';
import {
  KeptPaperTemplateDto,
  TakenPaperTemplateDto,
  toKeptPaperTemplateDto,
  toTakenPaperTemplateDto,
} from './paper-templates.dto.js';
import { PaperTemplates } from './paper-templates.service.js';
import { TEMPLATE_RULE } from './template-files.js';

/** The school's own form of a lesson plan, in which its teachers take their plans away. */
@ApiTags('lesson plans')
@Controller('api/paper-template')
@Rows('school')
export class PaperTemplatesController {
  constructor(private readonly templates: PaperTemplates) {}

  /** Whether the school keeps one, and what it fills in. */
  @Get()
  @Allow('member')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller): Promise<KeptPaperTemplateDto> {
    return toKeptPaperTemplateDto(await this.templates.find(caller));
  }

  /** Replaces it by what is known of a DOCX whose tokens are all known: macros and what is fetched from elsewhere go. */
  @Put()
  @Allow('admin')
  @Requires('manageUsers')
  @TakesFile()
  async replace(
    @Caller() caller: SchoolCaller,
    @UploadedFile(TEMPLATE_RULE) upload: Upload,
  ): Promise<TakenPaperTemplateDto> {
    return toTakenPaperTemplateDto(await this.templates.replace(caller, upload));
  }

  /** The file as it is kept, made anew of what is known of the one that was sent. */
  @Get('file')
  @Allow('admin')
  @Requires('dashboard')
  @AnswersFile(DOCX)
  async file(@Caller() caller: SchoolCaller): Promise<StreamableFile> {
    const { name, content } = await this.templates.file(caller);
    return fileOf(content, DOCX, name);
  }

  /** Papers are the product's own from then on. */
  @Delete()
  @HttpCode(204)
  @Allow('admin')
  @Requires('manageUsers')
  async remove(@Caller() caller: SchoolCaller): Promise<void> {
    await this.templates.remove(caller);
  }
}
