import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { School } from '../../../platform/access/memberships.js';
import { NotFoundError, ValidationError } from '../../../platform/errors/errors.js';
import { type FileContent, HostedFiles } from '../../../platform/hosted-backend/hosted-files.js';
import { EVIDENCE_FILES } from '../../billing/index.js';

const OPEN_SECONDS = 60;
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** What shows that money came past every provider: a photo or a print, kept by the hosted backend. */
@Injectable()
export class Evidences {
  constructor(private readonly files: HostedFiles) {}

  /** Returns its id. */
  async keep(school: School, file: FileContent): Promise<string> {
    const id = randomUUID();
    await this.files.put(EVIDENCE_FILES, path(school, id), file);
    return id;
  }

  /** A file of strangers is saved, never shown where it stands. */
  async link(school: School, id: string): Promise<string> {
    const kept = (await this.files.filesIn(EVIDENCE_FILES, school.id)).find(({ name }) => name === id);
    const savedAs = `bukti-${id}.${ENDINGS[kept?.type ?? ''] ?? 'bin'}`;
    const url = await this.files.link(EVIDENCE_FILES, path(school, id), OPEN_SECONDS, savedAs);
    if (url === null) throw new NotFoundError('The evidence');
    return url;
  }

  /** Where it stands, once it was kept for this school. */
  async pathOf(school: School, id: string): Promise<string> {
    if ((await this.files.link(EVIDENCE_FILES, path(school, id), OPEN_SECONDS)) !== null)
      return path(school, id);
    throw new ValidationError([{ field: 'evidenceId', message: 'must be evidence kept for this school' }]);
  }
}

function path({ id }: School, evidenceId: string): string {
  return `${id}/${evidenceId}`;
}
