import { Body, Controller, Get, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { RequiresFreshSignIn } from '../../../platform/access/fresh-sign-in.check.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { EXPORTS, Limited } from '../../../platform/http/rate-limits.js';
import { mapPage } from '../../../platform/page/page.js';
import { ZIP } from '../../../platform/papers/media-types.js';
import { RecordId } from '../../../platform/records/record-id.js';
import { AnswersFile, fileOf } from '../../../platform/tables/table-file.js';
import { PUPIL_NOUN } from '../pupils.errors.js';
import { AccessLog } from './access-log.js';
import { backupsGoneAfter } from './backups-gone.js';
import {
  AccessLogDto,
  AccessLogQueryDto,
  ErasePupilDto,
  ErasureCertificateDto,
  PupilArchiveQueryDto,
  toAccessLineDto,
} from './privacy.dto.js';
import { PupilArchive } from './pupil-archive.js';
import { PupilErasure } from './pupil-erasure.js';

@ApiTags('pupils')
@Controller('api')
@Allow('admin')
@Rows('school')
export class PupilPrivacyController {
  constructor(
    private readonly log: AccessLog,
    private readonly archives: PupilArchive,
    private readonly erasure: PupilErasure,
  ) {}

  /** Who opened what is not for everybody, and who erased whom. */
  @Get('pupil-access-log')
  @Requires('dashboard')
  async list(@Caller() caller: SchoolCaller, @Query() query: AccessLogQueryDto): Promise<AccessLogDto> {
    return mapPage(await this.log.list(caller, query), toAccessLineDto);
  }

  /**
   * All that is kept of a pupil, as a page and as JSON, with the photo: what guardians may ask for. It holds the whole
   * number of identity: whoever takes it has just proved who they are.
   */
  @Get('pupils/:id/archive')
  @Allow('admin', 'pupils')
  @RequiresFreshSignIn()
  @Requires('dashboard')
  @Limited(EXPORTS)
  @AnswersFile(ZIP)
  async archive(
    @Caller() caller: SchoolCaller,
    @RecordId(PUPIL_NOUN) pupilId: string,
    @Query() { groups }: PupilArchiveQueryDto,
  ): Promise<StreamableFile> {
    const archive = await this.archives.take(caller, pupilId, groups === 'all');
    return fileOf(archive, ZIP, `data-murid-${caller.school.code}-${dayOf(caller.now)}.zip`);
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
      backupsGoneOn: backupsGoneAfter(caller.now),
    };
  }
}
