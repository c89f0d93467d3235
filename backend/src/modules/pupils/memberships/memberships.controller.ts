import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { PUPIL_NOUN } from '../pupils.errors.js';
import { PlacePupilDto, PupilHistoryDto } from './memberships.dto.js';
import type { History } from './memberships.repository.js';
import { MembershipsService } from './memberships.service.js';

@ApiTags('pupils')
@Controller('api/pupils/:id')
@Allow('admin', 'pupils')
@Rows('school')
@Requires('manageUsers')
export class MembershipsController {
  constructor(private readonly memberships: MembershipsService) {}

  /** In which classes and groups the pupil was and is, in every session. */
  @Get('history')
  @Allow('any-role', 'pupils')
  @Requires('dashboard')
  async history(@Caller() caller: SchoolCaller, @RecordId(PUPIL_NOUN) id: string): Promise<PupilHistoryDto> {
    return toHistoryDto(await this.memberships.history(caller, id));
  }

  /** The pupil is in this class from the day on, or in none. What was planned for later is replaced. */
  @Post('moves')
  @HttpCode(200)
  async move(
    @Caller() caller: SchoolCaller,
    @RecordId(PUPIL_NOUN) id: string,
    @Body() { placing }: PlacePupilDto,
  ): Promise<PupilHistoryDto> {
    return toHistoryDto(await this.memberships.move(caller, id, placing));
  }

  /** Whoever had left comes back into a class. */
  @Post('return')
  @HttpCode(200)
  async comeBack(
    @Caller() caller: SchoolCaller,
    @RecordId(PUPIL_NOUN) id: string,
    @Body() { placing }: PlacePupilDto,
  ): Promise<PupilHistoryDto> {
    return toHistoryDto(await this.memberships.comeBack(caller, id, placing));
  }
}

function toHistoryDto({ classes, groups }: History): PupilHistoryDto {
  return {
    classes: classes.map(({ placeId, ...stay }) => ({ ...stay, classId: placeId })),
    groups: groups.map(({ placeId, ...stay }) => ({ ...stay, groupId: placeId })),
  };
}
