import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { OfYearQueryDto } from '../../schools/index.js';
import {
  CalendarOfDayQueryDto,
  ChangedCycleDto,
  ChangedDaysDto,
  DecidedDifferencesDto,
  DecidedHolidaysDto,
  SessionCalendarDto,
  SessionDaysDto,
  toSessionCalendarDto,
  toSessionDaysDto,
} from './session-calendars.dto.js';
import { SessionCalendars } from './session-calendars.js';
import { SessionCalendarsService } from './session-calendars.service.js';

/** Kalendar akademik: the days of a session, as the ministry and the school say them. */
@ApiTags('calendar')
@Controller('api/calendar')
@Allow('admin', 'calendar')
@Rows('school')
@Requires('editContent')
export class SessionCalendarsController {
  constructor(
    private readonly calendars: SessionCalendars,
    private readonly changes: SessionCalendarsService,
  ) {}

  /** Of an academic year: which day is what follows from it by rules that pages have too. */
  @Get()
  @Allow('member')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @Query() query: OfYearQueryDto): Promise<SessionCalendarDto> {
    return toSessionCalendarDto(await this.calendars.chosen(caller, query.academicYearId));
  }

  /** Of the academic year that holds a day, in between two of the next: for pages of days, which know no other. */
  @Get('of-day')
  @Allow('member')
  @Requires('dashboard')
  async readOfDay(
    @Caller() caller: SchoolCaller,
    @Query() { day }: CalendarOfDayQueryDto,
  ): Promise<SessionCalendarDto> {
    return toSessionCalendarDto(await this.calendars.onDay(caller, day));
  }

  /** The days of the session before, moved to this one: a proposal that is not kept. */
  @Get('copied-days')
  async copiedDays(
    @Caller() caller: SchoolCaller,
    @Query() { academicYearId }: OfYearQueryDto,
  ): Promise<SessionDaysDto> {
    return toSessionDaysDto(await this.changes.copied(caller, academicYearId));
  }

  /** Sets the terms and holidays of the school's own, or those that were published. */
  @Put('days')
  async setDays(@Caller() caller: SchoolCaller, @Body() body: ChangedDaysDto): Promise<SessionCalendarDto> {
    return toSessionCalendarDto(await this.changes.setDays(caller, body, body.days));
  }

  /** Takes over what was published since, line by line. */
  @Post('decided-differences')
  @HttpCode(200)
  async decideDifferences(
    @Caller() caller: SchoolCaller,
    @Body() body: DecidedDifferencesDto,
  ): Promise<SessionCalendarDto> {
    return toSessionCalendarDto(await this.changes.decideDifferences(caller, body, body));
  }

  /** Confirms public holidays that are suggested, or puts them aside. */
  @Post('decided-holidays')
  @HttpCode(200)
  async decideHolidays(
    @Caller() caller: SchoolCaller,
    @Body() body: DecidedHolidaysDto,
  ): Promise<SessionCalendarDto> {
    return toSessionCalendarDto(await this.changes.decideHolidays(caller, body, body));
  }

  /** Sets whether two timetables take turns, and from which week on. */
  @Put('cycle')
  async setCycle(@Caller() caller: SchoolCaller, @Body() body: ChangedCycleDto): Promise<SessionCalendarDto> {
    return toSessionCalendarDto(await this.changes.setCycle(caller, body, body.cycle));
  }
}
