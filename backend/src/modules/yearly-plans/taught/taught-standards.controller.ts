import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { PLAN_NOUN } from '../yearly-plans.errors.js';
import { MarksDto, TaughtStandardsDto } from './taught-standards.dto.js';
import { TaughtStandardsService } from './taught-standards.service.js';

/** Where each class stands in its yearly plan. */
@ApiTags('yearly-plans')
@Controller('api')
@Allow('member')
@Rows('school')
export class TaughtStandardsController {
  constructor(private readonly taught: TaughtStandardsService) {}

  /** Of the sets of a plan's subject: the caller's own, or all for those who keep the school's plan. */
  @Get('yearly-plans/:id/taught')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @RecordId(PLAN_NOUN) id: string): Promise<TaughtStandardsDto> {
    return { items: await this.taught.list(caller, id) };
  }

  /** Marks what a set was taught, and when. Answers all of the set. */
  @Put('taught-standards')
  @Requires('editContent')
  async mark(@Caller() caller: SchoolCaller, @Body() marks: MarksDto): Promise<TaughtStandardsDto> {
    return { items: await this.taught.mark(caller, marks) };
  }
}
