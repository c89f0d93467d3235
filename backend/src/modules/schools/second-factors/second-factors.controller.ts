import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { Limited, LOOKUPS } from '../../../platform/http/rate-limits.js';
import { UserId } from '../members/user-id.js';
import { INVITATIONS } from '../schools.limits.js';
import { SecondFactorDto, SecondFactorRemovalDto } from './second-factors.dto.js';
import { SecondFactorsService } from './second-factors.service.js';

/** Of a member who lost the telephone that shows the codes. */
@ApiTags('members')
@Controller('api/members/:userId/second-factor')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class SecondFactorsController {
  constructor(private readonly secondFactors: SecondFactorsService) {}

  /** Says whether there is one to remove. */
  @Get()
  @Limited(LOOKUPS)
  async read(@Caller() caller: SchoolCaller, @UserId() userId: string): Promise<SecondFactorDto> {
    return { isSetUp: await this.secondFactors.isSetUp(caller, userId) };
  }

  /** Ends every session of the person and their password, and tells them by mail how to come back. */
  @Post('removal')
  @HttpCode(204)
  @Limited(INVITATIONS)
  async remove(
    @Caller() caller: SchoolCaller,
    @UserId() userId: string,
    @Body() { reason }: SecondFactorRemovalDto,
  ): Promise<void> {
    await this.secondFactors.remove(caller, userId, reason, systemNow());
  }
}
