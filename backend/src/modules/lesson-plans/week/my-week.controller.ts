import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { NamesSchool } from '../../../platform/tenancy/names-school.js';
import { WeekStandings } from '../sending/week-standings.js';
import {
  MyWeekDto,
  MyWeekQueryDto,
  PreparedWeekDto,
  PrepareWeekDto,
  TakeBackWeekDto,
  toMyWeekDto,
  toPreparedWeekDto,
} from './my-week.dto.js';
import { MyWeek } from './my-week.service.js';

/** Minggu Saya: the lessons of a week with their plans. */
@ApiTags('lesson plans')
@Controller('api')
@Allow('any-role')
@Rows('own')
export class MyWeekController {
  constructor(
    private readonly weeks: MyWeek,
    private readonly standings: WeekStandings,
  ) {}

  /** The caller's week: lessons by timetable and calendar, what is planned of them or would be, and what of it was sent. */
  @Get('my-week')
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @Query() { day }: MyWeekQueryDto): Promise<MyWeekDto> {
    return toMyWeekDto(await this.standings.read(caller, day));
  }

  /** Writes the plans that the week lacks, as far as timetable, yearly plan and earlier plans can: each lesson one, however often it is asked for. */
  @Post('my-week/preparation')
  @HttpCode(200)
  @Requires('createContent')
  async prepare(@Caller() caller: SchoolCaller, @Body() { day }: PrepareWeekDto): Promise<PreparedWeekDto> {
    return toPreparedWeekDto(await this.weeks.prepare(caller, day));
  }

  /** Takes back plans that were made and that nobody has opened since. */
  @Post('my-week/taking-back')
  @HttpCode(204)
  @Requires('editContent')
  async takeBack(@Caller() caller: SchoolCaller, @Body() { planIds }: TakeBackWeekDto): Promise<void> {
    await this.weeks.takeBack(caller, planIds);
  }

  /** Says that the caller has opened a plan that was made for them. */
  @Post('lesson-plans/:id/opening')
  @HttpCode(204)
  @Requires('editContent')
  @NamesSchool()
  async see(@Caller() caller: SchoolCaller, @RecordId('lesson plan') id: string): Promise<void> {
    await this.weeks.see(caller, id);
  }
}
