import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { MemberWorkDto } from './member-work.js';
import {
  ChangeRoleDto,
  ChangeRolesDto,
  MemberDto,
  MembersDto,
  RemovalDto,
  toMemberDto,
} from './members.dto.js';
import { Members } from './members.js';
import { MembersService } from './members.service.js';
import { UserId } from './user-id.js';

@ApiTags('members')
@Controller('api/members')
@Allow('admin')
@Rows('school')
@Requires('manageUsers')
export class MembersController {
  constructor(
    private readonly members: Members,
    private readonly service: MembersService,
  ) {}

  /** Names everybody in the school. */
  @Get()
  async list(@Caller() caller: SchoolCaller): Promise<MembersDto> {
    const { members, seats } = await this.members.list(caller);
    return { members: members.map(toMemberDto), seats };
  }

  /** Gives the person this one role, unless it is the highest they have. Holds from their next request on. */
  @Put(':userId/role')
  async changeRole(
    @Caller() caller: SchoolCaller,
    @UserId() userId: string,
    @Body() { role }: ChangeRoleDto,
  ): Promise<MemberDto> {
    return toMemberDto(await this.service.changeRole(caller, userId, role));
  }

  /** Gives the person these roles and no others. Holds from their next request on. */
  @Put(':userId/roles')
  async changeRoles(
    @Caller() caller: SchoolCaller,
    @UserId() userId: string,
    @Body() { roles }: ChangeRolesDto,
  ): Promise<MemberDto> {
    return toMemberDto(await this.service.changeRoles(caller, userId, roles));
  }

  /** What the person has made in the school, to be said before they are taken out of it: it stays. */
  @Get(':userId/work')
  async work(@Caller() caller: SchoolCaller, @UserId() userId: string): Promise<MemberWorkDto> {
    return this.members.workOf(caller, userId);
  }

  /** Takes somebody out of the school. What they taught waits for somebody. */
  @Delete(':userId')
  @HttpCode(204)
  async remove(@Caller() caller: SchoolCaller, @UserId() userId: string): Promise<void> {
    await this.service.remove(caller, userId, []);
  }

  /** The same, and what they taught goes from today on to whoever is named. */
  @Post(':userId/removal')
  @HttpCode(204)
  async removeAndHandOver(
    @Caller() caller: SchoolCaller,
    @UserId() userId: string,
    @Body() { successors }: RemovalDto,
  ): Promise<void> {
    await this.service.remove(caller, userId, successors);
  }
}
