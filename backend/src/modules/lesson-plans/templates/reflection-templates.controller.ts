import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { toRecordDto } from '../../../platform/records/record.dto.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { REFLECTION_TEMPLATE } from '../domain/reflection-template.js';
import {
  ChangedReflectionTemplateDto,
  NewReflectionTemplateDto,
  ReflectionTemplateDto,
  ReflectionTemplatesDto,
} from './reflection-templates.dto.js';
import { ReflectionTemplatesService } from './reflection-templates.service.js';

const TemplateId = () => RecordId(REFLECTION_TEMPLATE);

/** Sentences in which reflections are proposed. */
@ApiTags('lesson plans')
@Controller('api/reflection-templates')
@Allow('any-role')
@Rows('own')
export class ReflectionTemplatesController {
  constructor(private readonly templates: ReflectionTemplatesService) {}

  /** The caller's own, and those that colleagues share. */
  @Get()
  @Rows('school')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller): Promise<ReflectionTemplatesDto> {
    return { items: (await this.templates.list(caller)).map(toRecordDto) };
  }

  /** Keeps a new template of the caller, of at most 200. A default takes the place of the one before. */
  @Post()
  @Requires('createContent')
  async create(
    @Caller() caller: SchoolCaller,
    @Body() { id, ...template }: NewReflectionTemplateDto,
  ): Promise<ReflectionTemplateDto> {
    return toRecordDto(await this.templates.create(caller, id, template));
  }

  /** Replaces a template, if it is still the one that was read. A default takes the place of the one before. */
  @Put(':id')
  @Requires('editContent')
  async update(
    @Caller() caller: SchoolCaller,
    @TemplateId() id: string,
    @Body() { version, ...template }: ChangedReflectionTemplateDto,
  ): Promise<ReflectionTemplateDto> {
    return toRecordDto(await this.templates.replace(caller, id, version, template));
  }

  /** Softly: a restoration brings the template back. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editContent')
  async delete(@Caller() caller: SchoolCaller, @TemplateId() id: string): Promise<void> {
    await this.templates.delete(caller, id);
  }

  /** Brings a deleted template back. */
  @Post(':id/restoration')
  @HttpCode(200)
  @Requires('editContent')
  async restore(@Caller() caller: SchoolCaller, @TemplateId() id: string): Promise<ReflectionTemplateDto> {
    return toRecordDto(await this.templates.restore(caller, id));
  }
}
