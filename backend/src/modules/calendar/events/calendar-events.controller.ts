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
import { TableOfYearQueryDto } from '../../classes/index.js';
import { OfYearQueryDto } from '../../schools/index.js';
import { CALENDAR_EVENT_NOUN } from '../domain/calendar-event.js';
import { TouchedDto } from '../touched/touched.dto.js';
import { TouchedByChange } from '../touched/touched-by-change.js';
import { CalendarEventTable } from './calendar-event-table.js';
import {
  CalendarEventDto,
  CalendarEventsDto,
  ChangedCalendarEventDto,
  NewCalendarEventDto,
  toCalendarEventDto,
} from './calendar-events.dto.js';
import { CalendarEventsService } from './calendar-events.service.js';

const EventId = () => RecordId(CALENDAR_EVENT_NOUN);

/** Takwim: what the school holds on which days. Everybody in the school knows. */
@ApiTags('calendar-events')
@Controller('api/calendar-events')
@Allow('admin', 'calendar')
@Rows('school')
export class CalendarEventsController {
  constructor(
    private readonly events: CalendarEventsService,
    private readonly eventTable: CalendarEventTable,
    private readonly touched: TouchedByChange,
  ) {}

  /** All events of an academic year. */
  @Get()
  @Allow('member')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @Query() query: OfYearQueryDto): Promise<CalendarEventsDto> {
    const items = await this.events.list(caller, query.academicYearId);
    return { items: items.map(toCalendarEventDto) };
  }

  /** The same as a file for spreadsheets, a line for each event. */
  @Get('table')
  @Allow('member')
  @Requires('dashboard')
  @AnswersTable()
  async table(
    @Caller() caller: SchoolCaller,
    @Query() { academicYearId, format }: TableOfYearQueryDto,
  ): Promise<StreamableFile> {
    return tableFile(format, await this.eventTable.read(caller, academicYearId));
  }

  /** Keeps a new event. */
  @Post()
  @Requires('createContent')
  async create(
    @Caller() caller: SchoolCaller,
    @Body() { id, ...event }: NewCalendarEventDto,
  ): Promise<CalendarEventDto> {
    return toCalendarEventDto(await this.events.create(caller, id, event));
  }

  /** What it would touch if it were kept, in place of what has its id already. Nothing is kept. */
  @Post('touched')
  @HttpCode(200)
  @Requires('dashboard')
  async touches(@Caller() caller: SchoolCaller, @Body() body: NewCalendarEventDto): Promise<TouchedDto> {
    return { lines: await this.touched.ofEvent(caller, body) };
  }

  /** Replaces an event, if it is still the one that was read. */
  @Put(':id')
  @Requires('editContent')
  async update(
    @Caller() caller: SchoolCaller,
    @EventId() id: string,
    @Body() { version, ...event }: ChangedCalendarEventDto,
  ): Promise<CalendarEventDto> {
    return toCalendarEventDto(await this.events.replace(caller, id, version, event));
  }

  /** Softly: a restoration brings it back. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editContent')
  async delete(@Caller() caller: SchoolCaller, @EventId() id: string): Promise<void> {
    await this.events.delete(caller, id);
  }

  /** Brings a deleted event back, unless its place is taken by now. */
  @Post(':id/restoration')
  @HttpCode(200)
  @Requires('editContent')
  async restore(@Caller() caller: SchoolCaller, @EventId() id: string): Promise<CalendarEventDto> {
    return toCalendarEventDto(await this.events.restore(caller, id));
  }
}
