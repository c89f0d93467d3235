import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { mapPage } from '../../../platform/page/page.js';
import { MembershipLogDto, MembershipLogQueryDto, toMembershipLineDto } from './membership-log.dto.js';
import { MembershipLog } from './membership-log.js';

@ApiTags('members')
@Controller('api/membership-log')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class MembershipLogController {
  constructor(private readonly log: MembershipLog) {}

  /** Who was invited, came, was changed or went, and by whom. */
  @Get()
  async list(
    @Caller() caller: SchoolCaller,
    @Query() query: MembershipLogQueryDto,
  ): Promise<MembershipLogDto> {
    return mapPage(await this.log.list(caller, query), toMembershipLineDto);
  }
}
