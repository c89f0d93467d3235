import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { KeptSchoolProfileDto, SchoolProfileDto, toKeptSchoolProfileDto } from './school-profile.dto.js';
import { SchoolProfilesService } from './school-profiles.service.js';

@ApiTags('schools')
@Controller('api/school-profile')
@Allow('admin')
@Rows('school')
export class SchoolProfileController {
  constructor(private readonly profiles: SchoolProfilesService) {}

  /** What the school says of itself. */
  @Get()
  @Requires('dashboard')
  async read(@Caller() caller: SchoolCaller): Promise<KeptSchoolProfileDto> {
    return toKeptSchoolProfileDto(await this.profiles.read(caller));
  }

  /** Changed or not: saving confirms it. */
  @Put()
  @Requires('manageUsers')
  async confirm(
    @Caller() caller: SchoolCaller,
    @Body() { schoolType, state, ppd, teacherCount }: SchoolProfileDto,
  ): Promise<KeptSchoolProfileDto> {
    const profile = { schoolType, state, ppd, teacherCount };
    return toKeptSchoolProfileDto(await this.profiles.confirm(caller, profile));
  }
}
