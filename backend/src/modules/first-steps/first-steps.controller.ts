import { Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { FirstStepsDto } from './first-steps.dto.js';
import { FirstStepsService } from './first-steps.service.js';

/** For the administrators of a new school: what leads them to its preparation, and samples to look at. */
@ApiTags('first steps')
@Controller('api/first-steps')
@Allow('admin')
@Rows('school')
export class FirstStepsController {
  constructor(private readonly steps: FirstStepsService) {}

  /** Whether the caller is led to what a new school needs, and what samples there are. */
  @Get()
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller): Promise<FirstStepsDto> {
    return this.steps.read(caller);
  }

  /** Leads the caller there no more. */
  @Put('dismissal')
  @HttpCode(204)
  @Requires('dashboard')
  async dismiss(@Caller() caller: SchoolCaller): Promise<void> {
    await this.steps.dismiss(caller);
  }

  /** Leads the caller there again. */
  @Delete('dismissal')
  @HttpCode(204)
  @Requires('dashboard')
  async restore(@Caller() caller: SchoolCaller): Promise<void> {
    await this.steps.restore(caller);
  }
}
