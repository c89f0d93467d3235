import { Controller, Get, Param, ParseUUIDPipe, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Caller, type SchoolCaller } from '../../../platform/access/caller.js';
import { Allow, Requires, Rows } from '../../../platform/access/route-policy.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { HostedFiles } from '../../../platform/hosted-backend/hosted-files.js';
import { EvidenceListDto } from './evidence.dto.js';
import { EvidenceRepository } from './evidence.repository.js';
import { EVIDENCE_FILES } from './payment-claim.js';

const ANY_FILE = 'application/octet-stream';

/** What a school has paid by itself, and what was kept of it. */
@ApiTags('billing documents')
@Controller('api/billing/evidence')
@Allow('admin')
@Rows('school')
@Requires('billing')
export class EvidenceController {
  constructor(
    private readonly database: Database,
    private readonly evidence: EvidenceRepository,
    private readonly files: HostedFiles,
  ) {}

  /** What was sent in as evidence of payments. */
  @Get()
  async list(@Caller() { school }: SchoolCaller): Promise<EvidenceListDto> {
    const rows = await this.database.tenantRead(school.id, () => this.evidence.ofSchool(school.id));
    return {
      evidence: rows.map(({ path, recordedAt, ...row }) => ({
        ...row,
        recordedAt: toMalaysianIso(recordedAt.getTime()),
        hasFile: path !== null,
      })),
    };
  }

  /** Kept as it came: a picture or a PDF. */
  @Get(':id/file')
  @ApiProduces(ANY_FILE)
  @ApiOkResponse({ content: { [ANY_FILE]: { schema: { type: 'string', format: 'binary' } } } })
  async file(
    @Caller() { school }: SchoolCaller,
    @Param('id', new ParseUUIDPipe({ exceptionFactory: () => new NotFoundError('The evidence') })) id: string,
  ): Promise<StreamableFile> {
    const found = await this.database.tenantRead(school.id, () => this.evidence.find(school.id, id));
    const file = found?.path ? await this.files.get(EVIDENCE_FILES, found.path) : null;
    if (!file) throw new NotFoundError('The evidence');
    return new StreamableFile(file.bytes, { type: file.type, disposition: 'attachment' });
  }
}
