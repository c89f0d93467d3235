import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { TrialQuotas } from '../../../platform/access/trial-quotas.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { defineBucket } from '../../../platform/hosted-backend/file-bucket.js';
import { HostedFiles, type UploadLink } from '../../../platform/hosted-backend/hosted-files.js';
import { typeOfBytes } from '../../../platform/uploads/type-of-bytes.js';
import { FILE_TYPES, MOST_FILE_BYTES, savedName } from '../domain/plan-attachment.js';
import { AttachmentRefusedError } from './plan-attachments.errors.js';

export const PLAN_FILES = defineBucket({
  name: 'plan-attachments',
  maxBytes: MOST_FILE_BYTES,
  types: Object.keys(FILE_TYPES),
  graceDays: 1,
});

/** Whoever has opened a plan has so long to open its file. */
const LINK_SECONDS = 300;

/** `name`: in storage. `type`: by its bytes. */
export type KeptFile = Readonly<{ name: string; type: string; bytes: number }>;

/** Where the files of plans lie. A name there says who brought the file and how large it was said to be. */
@Injectable()
export class PlanFiles {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly files: HostedFiles,
    private readonly quotas: TrialQuotas,
  ) {}

  /** For the browser, which sends the file to storage by itself. */
  async begin(caller: SchoolCaller, bytes: number): Promise<UploadLink & Readonly<{ name: string }>> {
    const { school, principal } = caller;
    await this.writes.write(caller, () => this.quotas.spend(school.id, 'bytes', bytes, systemNow()));
    const name = `${principal.userId}.${randomUUID()}.${bytes}`;
    return { name, ...(await this.files.uploadLink(PLAN_FILES, pathOf(school.id, name))) };
  }

  /** A file that the caller has brought. Storage took it on the browser's word: what is none of the kinds, or of another size, goes again. */
  async brought({ school, principal }: SchoolCaller, name: string): Promise<KeptFile> {
    const [userId, , bytes] = name.split('.');
    const path = pathOf(school.id, name);
    const file = userId === principal.userId ? await this.files.get(PLAN_FILES, path) : null;
    if (file === null) throw notBrought();
    const type = await typeOfBytes(file.bytes, PLAN_FILES);
    if (type !== null && file.bytes.length === Number(bytes)) return { name, type, bytes: file.bytes.length };
    await this.files.remove(PLAN_FILES, path);
    throw new AttachmentRefusedError();
  }

  /** For five minutes, to be saved rather than shown. Null where the file is gone. */
  link(
    schoolId: string,
    { fileName, title, mediaType }: Readonly<{ fileName: string; title: string; mediaType: string }>,
  ): Promise<string | null> {
    const name = savedName(title, mediaType);
    return this.files.link(PLAN_FILES, pathOf(schoolId, fileName), LINK_SECONDS, name);
  }

  open(schoolId: string, name: string) {
    return this.files.read(PLAN_FILES, pathOf(schoolId, name));
  }

  remove(schoolId: string, name: string): Promise<void> {
    return this.files.remove(PLAN_FILES, pathOf(schoolId, name));
  }
}

function pathOf(schoolId: string, name: string): string {
  return `${schoolId}/${name}`;
}

function notBrought(): ValidationError {
  return new ValidationError([{ field: 'name', message: 'must be a file that you have just brought' }]);
}
