import { Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { CalendarFeedDto, MadeCalendarFeedDto, toCalendarFeedDto } from './calendar-feeds.dto.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';

/** Langgan: calendars of other programs that follow the school's by a secret address. */
@ApiTags('calendar-feeds')
@Controller('api/calendar-feeds')
@Requires('dashboard')
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  /** Whether the caller has an address of their own. */
  @Get('person')
  @Allow('member')
  @Rows('own')
  async readOwn(@Caller() caller: SchoolCaller): Promise<CalendarFeedDto> {
    return toCalendarFeedDto(await this.feeds.find(caller, caller.principal.userId));
  }

  /** Makes an address of the caller's own; the one before it leads to nothing from now on. */
  @Put('person')
  @Allow('member')
  @Rows('own')
  async renewOwn(@Caller() caller: SchoolCaller): Promise<MadeCalendarFeedDto> {
    return { address: await this.feeds.renew(caller, caller.principal.userId) };
  }

  /** From now on the caller's own address leads to nothing. */
  @Delete('person')
  @HttpCode(204)
  @Allow('member')
  @Rows('own')
  async deleteOwn(@Caller() caller: SchoolCaller): Promise<void> {
    await this.feeds.delete(caller, caller.principal.userId);
  }

  /** Whether the school has an address that it may hand on. */
  @Get('school')
  @Allow('admin', 'calendar')
  @Rows('school')
  async readOfSchool(@Caller() caller: SchoolCaller): Promise<CalendarFeedDto> {
    return toCalendarFeedDto(await this.feeds.find(caller, null));
  }

  /** Makes an address of the school's; the one before it leads to nothing from now on. */
  @Put('school')
  @Allow('admin', 'calendar')
  @Rows('school')
  async renewOfSchool(@Caller() caller: SchoolCaller): Promise<MadeCalendarFeedDto> {
    return { address: await this.feeds.renew(caller, null) };
  }

  /** From now on the school's address leads to nothing. */
  @Delete('school')
  @HttpCode(204)
  @Allow('admin', 'calendar')
  @Rows('school')
  async deleteOfSchool(@Caller() caller: SchoolCaller): Promise<void> {
    await this.feeds.delete(caller, null);
  }
}
