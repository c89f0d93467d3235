import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { ENTRY_NOUN } from '../domain/calendar-entry.js';
import { TouchedDto } from '../touched/touched.dto.js';
import { TouchedByChange } from '../touched/touched-by-change.js';
import {
  CalendarEntryDto,
  ChangedCalendarEntryDto,
  NewCalendarEntryDto,
  toCalendarEntryDto,
} from './calendar-entries.dto.js';
import { CalendarEntriesService } from './calendar-entries.service.js';

const EntryId = () => RecordId(ENTRY_NOUN);

/** The days on which a school does otherwise than its calendar; they are read with it. */
@ApiTags('calendar')
@Controller('api/calendar-entries')
@Allow('admin', 'calendar')
@Rows('school')
export class CalendarEntriesController {
  constructor(
    private readonly entries: CalendarEntriesService,
    private readonly touched: TouchedByChange,
  ) {}

  /** Keeps a new entry. */
  @Post()
  @Requires('createContent')
  async create(
    @Caller() caller: SchoolCaller,
    @Body() { id, ...entry }: NewCalendarEntryDto,
  ): Promise<CalendarEntryDto> {
    return toCalendarEntryDto(await this.entries.create(caller, id, entry));
  }

  /** What it would touch if it were kept, in place of what has its id already. Nothing is kept. */
  @Post('touched')
  @HttpCode(200)
  @Requires('dashboard')
  async touches(@Caller() caller: SchoolCaller, @Body() body: NewCalendarEntryDto): Promise<TouchedDto> {
    return { lines: await this.touched.ofEntry(caller, body) };
  }

  /** Replaces an entry, if it is still the one that was read. */
  @Put(':id')
  @Requires('editContent')
  async update(
    @Caller() caller: SchoolCaller,
    @EntryId() id: string,
    @Body() { version, ...entry }: ChangedCalendarEntryDto,
  ): Promise<CalendarEntryDto> {
    return toCalendarEntryDto(await this.entries.replace(caller, id, version, entry));
  }

  /** Softly: a restoration brings it back. */
  @Delete(':id')
  @HttpCode(204)
  @Requires('editContent')
  async delete(@Caller() caller: SchoolCaller, @EntryId() id: string): Promise<void> {
    await this.entries.delete(caller, id);
  }

  /** Brings a deleted entry back, unless something else stands on its days by now. */
  @Post(':id/restoration')
  @HttpCode(200)
  @Requires('editContent')
  async restore(@Caller() caller: SchoolCaller, @EntryId() id: string): Promise<CalendarEntryDto> {
    return toCalendarEntryDto(await this.entries.restore(caller, id));
  }
}
