import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../platform/access/caller.js';
import { Allow, Requires } from '../../platform/access/route-policy.js';
import { toMalaysianIso } from '../../platform/clock/instant.js';
import { Limited } from '../../platform/http/rate-limits.js';
import { NamesSchool } from '../../platform/tenancy/names-school.js';
import { OwnData } from './own-data.service.js';

const ZIP = 'application/zip';

@ApiTags('own data')
@Controller('api/own-data')
export class OwnDataController {
  constructor(private readonly ownData: OwnData) {}

  /** Everything the school has here, as CSV and JSON in an archive. Open at every level: the data are the school's. */
  @Get()
  @Allow('admin')
  @Requires('billing')
  @Limited('export')
  @NamesSchool()
  @ApiProduces(ZIP)
  @ApiOkResponse({ content: { [ZIP]: { schema: { type: 'string', format: 'binary' } } } })
  async download(@Caller() { school, now }: SchoolCaller): Promise<StreamableFile> {
    const archive = await this.ownData.archive(school, now);
    const name = `data-${school.code}-${toMalaysianIso(now).slice(0, 10)}.zip`;
    return new StreamableFile(archive, { type: ZIP, disposition: `attachment; filename="${name}"` });
  }
}
