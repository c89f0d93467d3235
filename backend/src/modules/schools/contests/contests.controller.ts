import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SignedInCaller } from '../../../platform/access/caller.js';
import { Allow } from '../../../platform/access/route-policy.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { Limited } from '../../../platform/http/rate-limits.js';
import { REGISTRATIONS } from '../schools.limits.js';
import { ContestCodeDto } from './contests.dto.js';
import { ContestsService } from './contests.service.js';

@ApiTags('schools')
@Controller('api/schools/contests')
export class ContestsController {
  constructor(private readonly contests: ContestsService) {}

  /** By whoever belongs to the school whose code somebody else has registered. The answer comes by mail. */
  @Post()
  @HttpCode(204)
  @Allow('signed-in')
  @Limited(REGISTRATIONS)
  async contest(@Caller() { principal }: SignedInCaller, @Body() order: ContestCodeDto): Promise<void> {
    await this.contests.contest(principal, order, systemNow());
  }
}
