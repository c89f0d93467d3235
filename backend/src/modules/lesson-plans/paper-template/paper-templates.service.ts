import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { TrialQuotas } from '../../../platform/access/trial-quotas.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError, ValidationError } from '../../../platform/errors/errors.js';
import { defineBucket, KeepsFilesOf } from '../../../platform/hosted-backend/file-bucket.js';
import { HostedFiles } from '../../../platform/hosted-backend/hosted-files.js';
import { DOCX } from '../../../platform/papers/media-types.js';
import { PaperPress } from '../../../platform/papers/paper-press.js';
import { PrintingRefused, toPrint } from '../../../platform/papers/printing.js';
import type { Upload } from '../../../platform/uploads/read-upload.js';
import type { UploadRule } from '../../../platform/uploads/upload-rule.js';
import { READ_TEMPLATE } from '../printing/index.js';
import { type PaperTemplate, PaperTemplatesRepository } from './paper-templates.repository.js';

/** What it is, is found out by reading it. */
export const TEMPLATE_RULE: UploadRule = { maxBytes: 1_000_000, types: null };

/** A file may come a moment before its row. */
const TEMPLATES = defineBucket({
  name: 'paper-templates',
  maxBytes: TEMPLATE_RULE.maxBytes,
  types: [DOCX],
  graceDays: 1,
});

const NOUN = 'The template of the school';
const fileOf = (fileId: string) => `${fileId}.docx`;

/** The school's own form of a lesson plan. Who replaces it leaves the file before to the nightly clearing. */
@Injectable()
export class PaperTemplates {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly quotas: TrialQuotas,
    private readonly files: HostedFiles,
    private readonly templates: PaperTemplatesRepository,
    private readonly press: PaperPress,
  ) {}

  find({ school }: SchoolCaller): Promise<PaperTemplate | null> {
    return this.database.tenantRead(school.id, () => this.templates.find(school.id));
  }

  /** Reads it first: what is kept can be filled in. */
  async replace(caller: SchoolCaller, { bytes, name }: Upload): Promise<PaperTemplate> {
    const { school, principal, now } = caller;
    const tokens = await this.tokensOf(caller, bytes);
    const template: PaperTemplate = {
      ...{ fileId: randomUUID(), fileName: name.trim() || 'template.docx', tokens },
      ...{ uploadedBy: principal.userId, uploadedAt: now },
    };
    await this.writes.write(caller, () => this.quotas.spend(school.id, 'bytes', bytes.length, systemNow()));
    await this.files.put(TEMPLATES, `${school.id}/${fileOf(template.fileId)}`, { bytes, type: DOCX });
    await this.writes.write(caller, () => this.templates.save(school.id, template));
    return template;
  }

  async remove(caller: SchoolCaller): Promise<void> {
    await this.writes.write(caller, () => this.templates.remove(caller.school.id));
  }

  /** As it was sent. */
  async file(caller: SchoolCaller): Promise<Readonly<{ name: string; content: Readable }>> {
    const { bytes } = await this.bytesOf(caller);
    return { name: 'template-rph.docx', content: Readable.from([bytes]) };
  }

  read(caller: SchoolCaller): Promise<Readonly<{ bytes: Buffer }>> {
    return this.bytesOf(caller);
  }

  @KeepsFilesOf(TEMPLATES)
  async filesKept(schoolId: string): Promise<ReadonlySet<string>> {
    const kept = await this.database.tenantRead(schoolId, () => this.templates.find(schoolId));
    return new Set(kept ? [fileOf(kept.fileId)] : []);
  }

  /** A file of strangers is read where it may do no harm. */
  private async tokensOf({ school, principal }: SchoolCaller, bytes: Buffer): Promise<string[]> {
    try {
      const whose = { school: school.id, person: principal.userId };
      return JSON.parse((await this.press.print(toPrint(READ_TEMPLATE, bytes), whose)).toString('utf8'));
    } catch (problem) {
      if (!(problem instanceof PrintingRefused)) throw problem;
      throw new ValidationError([{ field: 'file', message: problem.message }]);
    }
  }

  private async bytesOf(caller: SchoolCaller): Promise<Readonly<{ bytes: Buffer }>> {
    const kept = await this.find(caller);
    const found = kept && (await this.files.get(TEMPLATES, `${caller.school.id}/${fileOf(kept.fileId)}`));
    if (!found) throw new NotFoundError(NOUN);
    return found;
  }
}
