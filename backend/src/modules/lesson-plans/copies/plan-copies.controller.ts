import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { CopyWeekDto, ParallelCopiesDto, TakeBackCopiesDto, WeekCopiesDto } from './plan-copies.dto.js';
import { PlanCopies } from './plan-copies.service.js';

@ApiTags('lesson plans')
@Controller('api')
@Allow('any-role')
@Rows('own')
export class PlanCopiesController {
  constructor(private readonly copies: PlanCopies) {}

  /** Copies a plan to the same lesson of the week of each other class of its subject and level. What is written there stays. */
  @Post('lesson-plans/:id/parallel-copies')
  @HttpCode(200)
  @Requires('createContent')
  async copyToParallel(
    @Caller() caller: SchoolCaller,
    @RecordId('lesson plan') id: string,
  ): Promise<ParallelCopiesDto> {
    const { copied, left } = await this.copies.toParallel(caller, id);
    return { copied: [...copied], left: [...left] };
  }

  /** Copies the plans of an earlier week to the same lessons of this one. What is written there stays. */
  @Post('my-week/copies')
  @HttpCode(200)
  @Requires('createContent')
  async copyWeek(@Caller() caller: SchoolCaller, @Body() { day, from }: CopyWeekDto): Promise<WeekCopiesDto> {
    return { copied: await this.copies.fromEarlier(caller, day, from) };
  }

  /** Takes copies back that nobody has changed since: what stood in their place stands again. */
  @Post('my-week/copies/taking-back')
  @HttpCode(204)
  @Requires('editContent')
  async takeBack(@Caller() caller: SchoolCaller, @Body() { copies }: TakeBackCopiesDto): Promise<void> {
    await this.copies.takeBack(caller, copies);
  }
}
