import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { TrialQuotas } from '../../../platform/access/trial-quotas.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { defineBucket } from '../../../platform/hosted-backend/file-bucket.js';
import { HostedFiles } from '../../../platform/hosted-backend/hosted-files.js';
import { DOCX } from '../../../platform/papers/media-types.js';
import type { UploadRule } from '../../../platform/uploads/upload-rule.js';

/** What it is, is found out by reading it. */
export const TEMPLATE_RULE: UploadRule = { maxBytes: 1_000_000, types: null };

/** A file may come a moment before its row. */
export const TEMPLATES = defineBucket({
  name: 'paper-templates',
  maxBytes: TEMPLATE_RULE.maxBytes,
  types: [DOCX],
  graceDays: 1,
});

export const fileOf = (fileId: string) => `${fileId}.docx`;

/** Templates in the store of files; who replaces one leaves the file before to the nightly clearing. */
@Injectable()
export class TemplateFiles {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly quotas: TrialQuotas,
    private readonly files: HostedFiles,
  ) {}

  async put(caller: SchoolCaller, fileId: string, bytes: Buffer): Promise<void> {
    const { school } = caller;
    await this.writes.write(caller, () => this.quotas.spend(school.id, 'bytes', bytes.length, systemNow()));
    await this.files.put(TEMPLATES, `${school.id}/${fileOf(fileId)}`, { bytes, type: DOCX });
  }

  get({ school }: SchoolCaller, fileId: string): Promise<Readonly<{ bytes: Buffer }> | null> {
    return this.files.get(TEMPLATES, `${school.id}/${fileOf(fileId)}`);
  }
}
