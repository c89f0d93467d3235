import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import {
  QueuedPlansDto,
  QueuedPlansQueryDto,
  toQueuedPlanDto,
  toWaitingPlanDto,
  WaitingPlansDto,
} from './review-queue.dto.js';
import { ReviewQueue } from './review-queue.service.js';

/** What waits for the verdict of whoever supervises. */
@ApiTags('lesson plans')
@Controller('api/review-queue')
@Allow('supervisor')
@Rows('supervised')
@Requires('dashboard')
export class ReviewQueueController {
  constructor(private readonly queue: ReviewQueue) {}

  /** By teacher, week and lesson, each with why it is worth reading closely. */
  @Get()
  async list(@Caller() caller: SchoolCaller): Promise<WaitingPlansDto> {
    const { plans, total } = await this.queue.list(caller);
    return { items: plans.map(toWaitingPlanDto), total };
  }

  /** What waits of one teacher, as it was sent; none of somebody whom the caller does not supervise. */
  @Get('plans')
  async ofTeacher(
    @Caller() caller: SchoolCaller,
    @Query() { authorId }: QueuedPlansQueryDto,
  ): Promise<QueuedPlansDto> {
    return { items: (await this.queue.ofTeacher(caller, authorId)).map(toQueuedPlanDto) };
  }
}
