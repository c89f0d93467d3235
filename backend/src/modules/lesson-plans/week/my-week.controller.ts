import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { PreparedWeekDto, PrepareWeekDto, TakeBackWeekDto, toPreparedWeekDto } from './my-week.dto.js';
import { MyWeek } from './my-week.service.js';

/** Minggu Saya: what is written for the lessons of a week. */
@ApiTags('lesson plans')
@Controller('api')
@Allow('any-role')
@Rows('own')
export class MyWeekController {
  constructor(private readonly weeks: MyWeek) {}

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
  async see(@Caller() caller: SchoolCaller, @RecordId('lesson plan') id: string): Promise<void> {
    await this.weeks.see(caller, id);
  }
}
