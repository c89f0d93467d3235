import { Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../../platform/access/route-policy.js';
import { toMalaysianIso } from '../../../../platform/clock/instant.js';
import { NotFoundError } from '../../../../platform/errors/errors.js';
import { RecordId } from '../../../../platform/records/record-id.js';
import type { Upload } from '../../../../platform/uploads/read-upload.js';
import { TakesFile, UploadedFile } from '../../../../platform/uploads/uploaded-file.js';
import { CALENDAR_EVENT_NOUN } from '../../domain/calendar-event.js';
import { EVENT_FILE_RULE } from './event-file.js';
import { EventFileDto, EventFileLinkDto, EventFilesDto } from './event-files.dto.js';
import type { EventFile } from './event-files.repository.js';
import { EventFilesService } from './event-files.service.js';

const EventId = () => RecordId(CALENDAR_EVENT_NOUN);
const FileId = () =>
  Param(
    'fileId',
    new ParseUUIDPipe({ exceptionFactory: () => new NotFoundError('The calendar event file') }),
  );

/** Papers that belong to an event of the school. */
@ApiTags('calendar-events')
@Controller('api/calendar-events/:id/files')
@Allow('admin', 'calendar')
@Rows('school')
export class EventFilesController {
  constructor(private readonly files: EventFilesService) {}

  /** What is attached to an event. */
  @Get()
  @Allow('member')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @EventId() id: string): Promise<EventFilesDto> {
    const items = await this.files.list(caller, id);
    return { items: items.map(toEventFileDto) };
  }

  /** Says where one of them can be fetched. */
  @Get(':fileId')
  @Allow('member')
  @Requires('dashboard')
  async link(
    @Caller() caller: SchoolCaller,
    @EventId() id: string,
    @FileId() fileId: string,
  ): Promise<EventFileLinkDto> {
    return { url: await this.files.link(caller, id, fileId) };
  }

  /** Attaches a PDF, a picture or a document of up to 5 MB, under an id that the client makes; an event has at most five. */
  @Put(':fileId')
  @Requires('createContent')
  @TakesFile()
  async add(
    @Caller() caller: SchoolCaller,
    @EventId() id: string,
    @FileId() fileId: string,
    @UploadedFile(EVENT_FILE_RULE) upload: Upload,
  ): Promise<EventFileDto> {
    return toEventFileDto(await this.files.add(caller, id, fileId, upload));
  }

  /** Softly: for a day a restoration brings it back. */
  @Delete(':fileId')
  @HttpCode(204)
  @Requires('editContent')
  async delete(
    @Caller() caller: SchoolCaller,
    @EventId() id: string,
    @FileId() fileId: string,
  ): Promise<void> {
    await this.files.delete(caller, id, fileId);
  }

  /** Brings a deleted one back. */
  @Post(':fileId/restoration')
  @HttpCode(204)
  @Requires('editContent')
  async restore(
    @Caller() caller: SchoolCaller,
    @EventId() id: string,
    @FileId() fileId: string,
  ): Promise<void> {
    await this.files.restore(caller, id, fileId);
  }
}

function toEventFileDto({ id, name, type, bytes, addedAt }: EventFile): EventFileDto {
  return { id, name, type, bytes, addedAt: toMalaysianIso(addedAt.getTime()) };
}
