import { Injectable } from '@nestjs/common';
import { systemNow } from '../../platform/clock/system-clock.js';
import { Database } from '../../platform/database/database.js';
import { KeepsFilesOf } from '../../platform/hosted-backend/file-bucket.js';
import { AskedPapersRepository } from './asked-papers.repository.js';
import { MADE_PAPERS } from './made-papers.js';

/** Which files are needed still: those of the last day. */
@Injectable()
export class FilesOfPapers {
  constructor(
    private readonly database: Database,
    private readonly papers: AskedPapersRepository,
  ) {}

  @KeepsFilesOf(MADE_PAPERS)
  async filesKept(schoolId: string): Promise<ReadonlySet<string>> {
    return new Set(
      await this.database.tenantRead(schoolId, () => this.papers.idsKept(schoolId, systemNow())),
    );
  }
}
