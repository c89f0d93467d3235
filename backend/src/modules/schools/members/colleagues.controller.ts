import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { ColleaguesDto } from './members.dto.js';
import { Members } from './members.js';

/** What everybody in a school knows of everybody: the name. */
@ApiTags('members')
@Controller('api/colleagues')
@Allow('member')
@Rows('school')
@Requires('dashboard')
export class ColleaguesController {
  constructor(private readonly members: Members) {}

  /** Who belongs to the school. */
  @Get()
  async list(@Caller() caller: SchoolCaller): Promise<ColleaguesDto> {
    const { members } = await this.members.list(caller);
    return { items: members.map(({ userId, displayName }) => ({ userId, displayName })) };
  }
}
