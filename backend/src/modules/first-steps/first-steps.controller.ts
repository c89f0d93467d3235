import { Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { FirstStepsDto } from './first-steps.dto.js';
import { FirstStepsService } from './first-steps.service.js';

/** For the administrators of a school; nobody else is shown the list. */
@ApiTags('first steps')
@Controller('api/first-steps')
@Allow('admin')
@Rows('school')
export class FirstStepsController {
  constructor(private readonly steps: FirstStepsService) {}

  /** What a new school has done of its first steps. */
  @Get()
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller): Promise<FirstStepsDto> {
    return this.steps.read(caller);
  }

  /** Puts the first steps away. */
  @Put('dismissal')
  @HttpCode(204)
  @Requires('dashboard')
  async dismiss(@Caller() caller: SchoolCaller): Promise<void> {
    await this.steps.mark(caller, 'dismissed');
  }

  /** Shows the first steps again. */
  @Delete('dismissal')
  @HttpCode(204)
  @Requires('dashboard')
  async restore(@Caller() caller: SchoolCaller): Promise<void> {
    await this.steps.unmark(caller, 'dismissed');
  }

  /** The subscription is open at every level, and so is having looked at it. */
  @Put('plan-view')
  @HttpCode(204)
  @Requires('billing')
  async viewPlan(@Caller() caller: SchoolCaller): Promise<void> {
    await this.steps.mark(caller, 'plan_viewed');
  }
}
