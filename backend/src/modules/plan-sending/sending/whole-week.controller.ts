import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { MyWeekQueryDto } from '../../lesson-plans/index.js';
import { OwedWeeks } from './owed-weeks.js';
import { MyWeekDto, OwedWeeksDto, toMyWeekDto, toOwedWeeksDto } from './whole-week.dto.js';
import { WholeWeeks } from './whole-weeks.js';

/** Minggu Saya as its page reads it. */
@ApiTags('lesson plans')
@Controller('api/my-week')
@Allow('any-role')
@Rows('own')
export class WholeWeekController {
  constructor(
    private readonly weeks: WholeWeeks,
    private readonly owed: OwedWeeks,
  ) {}

  /** The caller's week: lessons by timetable and calendar, what is planned of them or would be, and what of it was sent. */
  @Get()
  @Requires('dashboard')
  @ApiOperation({ operationId: 'MyWeek.read' })
  async read(@Caller() caller: SchoolCaller, @Query() { day }: MyWeekQueryDto): Promise<MyWeekDto> {
    return toMyWeekDto(await this.weeks.read(caller, day));
  }

  /** What the caller still owes of the weeks of the session up to today: not sent and late, or returned. */
  @Get('owed')
  @Requires('dashboard')
  @ApiOperation({ operationId: 'MyWeek.owed' })
  async owedWeeks(@Caller() caller: SchoolCaller): Promise<OwedWeeksDto> {
    return toOwedWeeksDto(await this.owed.of(caller));
  }
}
