import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { Limited, LOOKUPS } from '../../../platform/http/rate-limits.js';
import { SecondFactorRules } from './second-factor-rules.js';
import { MissingSecondFactorsDto, SecondFactorRuleQueryDto } from './second-factors.dto.js';

@ApiTags('school settings')
@Controller('api/missing-second-factors')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class SecondFactorRulesController {
  constructor(private readonly rules: SecondFactorRules) {}

  /** Whom a rule would keep out today: to be said before it is decided. */
  @Get()
  @Limited(LOOKUPS)
  async missing(
    @Caller() caller: SchoolCaller,
    @Query() { rule }: SecondFactorRuleQueryDto,
  ): Promise<MissingSecondFactorsDto> {
    const { asked, without } = await this.rules.missing(caller, rule);
    return { asked, without: without.map(({ userId, displayName }) => ({ userId, displayName })) };
  }
}
