import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { dutiesOn } from '../../platform/access/access.js';
import { Caller, type SchoolCaller, type SignedInCaller } from '../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { BeforeSecondFactor } from '../../platform/access/sign-in-rules.js';
import { dayOf } from '../../platform/calendar/school-instant.js';
import { weekStartOf } from '../../platform/calendar/school-week.js';
import { Limited, LOOKUPS } from '../../platform/http/rate-limits.js';
import { Entries } from './members/entries.js';
import { SchoolProfilesService } from './profile/school-profiles.service.js';
import {
  AdminAccessDto,
  AdminAccessRequestDto,
  CurrentSchoolDto,
  SchoolExistsDto,
  SchoolExistsRequestDto,
  UserSchoolsDto,
} from './schools.dto.js';
import { SchoolsService } from './schools.service.js';

@ApiTags('schools')
@Controller('api/schools')
export class SchoolsController {
  constructor(
    private readonly schools: SchoolsService,
    private readonly profiles: SchoolProfilesService,
    private readonly entries: Entries,
  ) {}

  /** Says whether a school of that code exists. */
  @Post('exists')
  @HttpCode(200)
  @Allow('public')
  @Limited(LOOKUPS)
  async exists(@Body() { code }: SchoolExistsRequestDto): Promise<SchoolExistsDto> {
    return { exists: (await this.schools.findSchool(code)) !== null };
  }

  /** Says whether the caller administers the school. */
  @Post('validate-admin-access')
  @HttpCode(200)
  @Allow('signed-in')
  async validateAdminAccess(
    @Caller() caller: SignedInCaller,
    @Body() { schoolCode }: AdminAccessRequestDto,
  ): Promise<AdminAccessDto> {
    return { hasAccess: await this.schools.administers(caller.principal.userId, schoolCode, caller.now) };
  }

  /** Names the schools of the caller, with the role and the caller's name in each. */
  @Get('user-schools')
  @Allow('signed-in')
  async userSchools(@Caller() caller: SignedInCaller): Promise<UserSchoolsDto> {
    return { success: true, schools: await this.schools.schoolsOf(caller.principal.userId) };
  }

  /** The school of this request and the caller's place in it. Open at every level: it decides nothing. */
  @Get('current')
  @BeforeSecondFactor()
  @Allow('member')
  @Rows('own')
  @Requires('billing')
  async current(@Caller() caller: SchoolCaller): Promise<CurrentSchoolDto> {
    await this.schools.followAddress(caller);
    await this.entries.note(caller);
    const { school, membership, now } = caller;
    const { role, roles, displayName } = membership;
    const state = await this.profiles.stateOf(school.id);
    return {
      school: { code: school.code, name: school.name, state, weekStart: weekStartOf(state) },
      membership: { role, roles: [...roles], duties: dutiesOn(dayOf(now), membership), displayName },
    };
  }
}
