import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { defineRateLimit, Limited } from '../../../platform/http/rate-limits.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { ATTACHMENT_NOUN } from '../domain/plan-attachment.js';
import {
  AttachmentUploadDto,
  BeginUploadDto,
  ChangedAttachmentDto,
  FileAddressDto,
  NewPlanFileDto,
  NewPlanLinkDto,
  PlanAttachmentDto,
  PlanAttachmentsDto,
  toAttachmentDto,
} from './plan-attachments.dto.js';
import { PlanAttachmentsService } from './plan-attachments.service.js';
import { PlanFiles } from './plan-files.js';

const AttachmentId = () => RecordId(ATTACHMENT_NOUN);

/** What is begun and never attached lies in storage for a day. */
const UPLOADS = defineRateLimit('plan-upload', 120);

/** Links and files beside the caller's own plans. */
@ApiTags('lesson plans')
@Controller('api')
@Allow('any-role')
@Rows('own')
export class PlanAttachmentsController {
  constructor(
    private readonly attachments: PlanAttachmentsService,
    private readonly files: PlanFiles,
  ) {}

  /** Of one plan of the caller; at most 20. */
  @Get('lesson-plans/:id/attachments')
  @Requires('dashboard')
  async list(
    @Caller() caller: SchoolCaller,
    @RecordId('lesson plan') id: string,
  ): Promise<PlanAttachmentsDto> {
    return { items: (await this.attachments.list(caller, id)).map(toAttachmentDto) };
  }

  /** The file goes to storage itself, so that a broken connection loses nothing of it. */
  @Post('plan-attachments/uploads')
  @Requires('createContent')
  @Limited(UPLOADS)
  beginUpload(
    @Caller() caller: SchoolCaller,
    @Body() { bytes }: BeginUploadDto,
  ): Promise<AttachmentUploadDto> {
    return this.files.begin(caller, bytes);
  }

  /** Attaches a file that was uploaded: a picture, a PDF, a document of an office program or a sound, by its bytes. */
  @Post('plan-attachments/files')
  @Requires('createContent')
  async addFile(@Caller() caller: SchoolCaller, @Body() body: NewPlanFileDto): Promise<PlanAttachmentDto> {
    return toAttachmentDto(await this.attachments.addFile(caller, body));
  }

  /** Attaches a link. */
  @Post('plan-attachments/links')
  @Requires('createContent')
  async addLink(
    @Caller() caller: SchoolCaller,
    @Body() { id, planId, title, address }: NewPlanLinkDto,
  ): Promise<PlanAttachmentDto> {
    const content = { planId, title, address, fileName: null, mediaType: null, bytes: null };
    return toAttachmentDto(await this.attachments.create(caller, id, content));
  }

  /** Gives it another title, or a link another address. */
  @Put('plan-attachments/:id')
  @Requires('editContent')
  async update(
    @Caller() caller: SchoolCaller,
    @AttachmentId() id: string,
    @Body() { version, title, address }: ChangedAttachmentDto,
  ): Promise<PlanAttachmentDto> {
    return toAttachmentDto(await this.attachments.replace(caller, id, version, { title, address }));
  }

  /** Where a file is found, to be saved. */
  @Get('plan-attachments/:id/file')
  @Requires('dashboard')
  async open(@Caller() caller: SchoolCaller, @AttachmentId() id: string): Promise<FileAddressDto> {
    return { url: await this.attachments.addressOfFile(caller, id) };
  }

  /** Softly: a restoration brings it back, a file for thirty days. */
  @Delete('plan-attachments/:id')
  @HttpCode(204)
  @Requires('editContent')
  async delete(@Caller() caller: SchoolCaller, @AttachmentId() id: string): Promise<void> {
    await this.attachments.delete(caller, id);
  }

  /** Brings a deleted one back. */
  @Post('plan-attachments/:id/restoration')
  @HttpCode(200)
  @Requires('editContent')
  async restore(@Caller() caller: SchoolCaller, @AttachmentId() id: string): Promise<PlanAttachmentDto> {
    return toAttachmentDto(await this.attachments.restore(caller, id));
  }
}
