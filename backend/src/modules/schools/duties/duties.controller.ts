import { Body, Controller, Delete, HttpCode, Param, ParseEnumPipe, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DUTIES, type Duty } from '../../../platform/access/access.js';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { MemberDto, toMemberDto } from '../members/members.dto.js';
import { UserId } from '../members/user-id.js';
import { DutyNotFoundError } from '../schools.errors.js';
import { GiveDutyDto } from './duties.dto.js';
import { DutiesService } from './duties.service.js';

const BY_NAME = Object.fromEntries(DUTIES.map((duty) => [duty, duty]));
const DutyName = () =>
  Param('duty', new ParseEnumPipe(BY_NAME, { exceptionFactory: () => new DutyNotFoundError() }));

/** What somebody looks after for the school beside teaching, or without it. */
@ApiTags('members')
@Controller('api/members/:userId/duties/:duty')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class DutiesController {
  constructor(private readonly duties: DutiesService) {}

  /** Gives the duty, or other days to it. Holds from the person's next request on. */
  @Put()
  async give(
    @Caller() caller: SchoolCaller,
    @UserId() userId: string,
    @DutyName() duty: Duty,
    @Body() { from, to }: GiveDutyDto,
  ): Promise<MemberDto> {
    return toMemberDto(await this.duties.give(caller, userId, { duty, from, to }, systemNow()));
  }

  /** Takes the duty at once, whatever its last day. */
  @Delete()
  @HttpCode(204)
  async take(
    @Caller() caller: SchoolCaller,
    @UserId() userId: string,
    @DutyName() duty: Duty,
  ): Promise<void> {
    await this.duties.take(caller, userId, duty);
  }
}
