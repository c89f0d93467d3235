import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { addDays } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { mapPage } from '../../../platform/page/page.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { PUPIL_NOUN } from '../pupils.errors.js';
import { AccessLog } from './access-log.js';
import {
  AccessLogDto,
  AccessLogQueryDto,
  ErasePupilDto,
  ErasureCertificateDto,
  toAccessLineDto,
} from './privacy.dto.js';
import { PupilErasure } from './pupil-erasure.js';

const BACKUP_DAYS = 35;

@ApiTags('pupils')
@Controller('api')
@Allow('admin')
@Rows('school')
export class PupilPrivacyController {
  constructor(
    private readonly log: AccessLog,
    private readonly erasure: PupilErasure,
  ) {}

  /** Who opened what is not for everybody, and who erased whom. */
  @Get('pupil-access-log')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @Query() query: AccessLogQueryDto): Promise<AccessLogDto> {
    return mapPage(await this.log.list(caller, query), toAccessLineDto);
  }

  /** Erases a pupil for good, and answers with the certificate. */
  @Post('pupils/:id/erasure')
  @HttpCode(200)
  @Requires('manageUsers')
  async erase(
    @Caller() caller: SchoolCaller,
    @RecordId(PUPIL_NOUN) pupilId: string,
    @Body() { name }: ErasePupilDto,
  ): Promise<ErasureCertificateDto> {
    const lines = await this.erasure.erase(caller, pupilId, name);
    return {
      pupilId,
      erasedAt: toMalaysianIso(caller.now),
      lines,
      backupsGoneOn: addDays(dayOf(caller.now), BACKUP_DAYS),
    };
  }
}
