import { Body, Controller, Delete, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { MemberDto, toMemberDto } from '../members/members.dto.js';
import { UserId } from '../members/user-id.js';
import { SuspendDto } from './suspensions.dto.js';
import { SuspensionsService } from './suspensions.service.js';

/** Somebody who does not enter the school for some time and loses nothing. */
@ApiTags('members')
@Controller('api/members/:userId/suspension')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class SuspensionsController {
  constructor(private readonly suspensions: SuspensionsService) {}

  /** Suspends the person, or gives the suspension other days. Holds from their next request on. */
  @Put()
  async suspend(
    @Caller() caller: SchoolCaller,
    @UserId() userId: string,
    @Body() { from, to, reason }: SuspendDto,
  ): Promise<MemberDto> {
    return toMemberDto(await this.suspensions.suspend(caller, userId, { from, to, reason }, systemNow()));
  }

  /** Lets the person return at once. */
  @Delete()
  @HttpCode(204)
  async return(@Caller() caller: SchoolCaller, @UserId() userId: string): Promise<void> {
    await this.suspensions.return(caller, userId);
  }
}
