import type { Readable } from 'node:stream';
import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../platform/access/caller.js';
import { RequiresFreshSignIn } from '../../platform/access/fresh-sign-in.check.js';
import { Allow, Requires, Rows } from '../../platform/access/route-policy.js';
import { toMalaysianIso } from '../../platform/clock/instant.js';
import { EXPORTS, Limited } from '../../platform/http/rate-limits.js';
import { ZIP } from '../../platform/papers/media-types.js';
import { OwnData } from './own-data.service.js';

@ApiTags('own data')
@Controller('api/own-data')
export class OwnDataController {
  constructor(private readonly ownData: OwnData) {}

  /**
   * What the school has here, as CSV and JSON in an archive, with its papers and the evidence of its payments, without
   * what others have written and not sent. Open at every level: the data are the school's. It names pupils and their
   * guardians: whoever takes it has just proved who they are.
   */
  @Get()
  @Allow('admin')
  @RequiresFreshSignIn()
  @Rows('school')
  @Requires('billing')
  @Limited(EXPORTS)
  @ApiProduces(ZIP)
  @ApiOkResponse({ content: { [ZIP]: { schema: { type: 'string', format: 'binary' } } } })
  async download(@Caller() caller: SchoolCaller): Promise<StreamableFile> {
    return archiveFile(await this.ownData.archiveOfSchool(caller), 'data', caller);
  }

  /** What the caller has written here, sent or not. Open at every level: it is theirs. */
  @Get('mine')
  @Allow('member')
  @Rows('own')
  @Requires('billing')
  @Limited(EXPORTS)
  @ApiProduces(ZIP)
  @ApiOkResponse({ content: { [ZIP]: { schema: { type: 'string', format: 'binary' } } } })
  async downloadMine(@Caller() caller: SchoolCaller): Promise<StreamableFile> {
    return archiveFile(await this.ownData.archiveOfPerson(caller), 'rekod-saya', caller);
  }
}

function archiveFile(archive: Readable, name: string, { school, now }: SchoolCaller): StreamableFile {
  const filename = `${name}-${school.code}-${toMalaysianIso(now).slice(0, 10)}.zip`;
  return new StreamableFile(archive, { type: ZIP, disposition: `attachment; filename="${filename}"` });
}
