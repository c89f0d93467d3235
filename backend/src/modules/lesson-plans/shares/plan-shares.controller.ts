import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { PlanShares } from './plan-shares.service.js';
import { PlanShareDto, toShareDto } from './shared-plans.dto.js';

const PlanId = () => RecordId('lesson plan');

/** The link by which members of the school read a plan of the caller. */
@ApiTags('lesson plans')
@Controller('api/lesson-plans/:id/share')
@Allow('any-role')
@Rows('own')
export class PlanSharesController {
  constructor(private readonly shares: PlanShares) {}

  /** The link of a plan, where it has one. */
  @Get()
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<PlanShareDto> {
    return toShareDto(await this.shares.of(caller, id));
  }

  /** Shares the plan; again, it is the same link. */
  @Put()
  @Requires('editContent')
  async begin(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<PlanShareDto> {
    return toShareDto(await this.shares.begin(caller, id));
  }

  /** Makes another link, and the one of before leads nowhere. */
  @Post('renewal')
  @HttpCode(200)
  @Requires('editContent')
  async renew(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<PlanShareDto> {
    return toShareDto(await this.shares.renew(caller, id));
  }

  /** The plan is its author's alone. What was copied of it stays. */
  @Delete()
  @HttpCode(204)
  @Requires('editContent')
  async end(@Caller() caller: SchoolCaller, @PlanId() id: string): Promise<void> {
    await this.shares.end(caller, id);
  }
}
