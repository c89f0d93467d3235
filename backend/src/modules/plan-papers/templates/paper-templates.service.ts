import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError, PayloadTooLargeError, ValidationError } from '../../../platform/errors/errors.js';
import { KeepsFilesOf } from '../../../platform/hosted-backend/file-bucket.js';
import { wordsOfFile } from '../../../platform/papers/file-with-words.js';
import { whoseOf } from '../../../platform/papers/paper-desk.js';
import { PaperPress } from '../../../platform/papers/paper-press.js';
import { PrintingRefused, toPrint } from '../../../platform/papers/printing.js';
import type { Upload } from '../../../platform/uploads/read-upload.js';
import { NEW_TEMPLATE, type NewTemplate } from '../printing/index.js';
import { type PaperTemplate, PaperTemplatesRepository } from './paper-templates.repository.js';
import { fileOf, TEMPLATE_RULE, TEMPLATES, TemplateFiles } from './template-files.js';

/** `leftOut`: what is missed of the file that was sent, in a sentence; null where nothing is. */
export type TakenTemplate = Readonly<{ template: PaperTemplate; leftOut: string | null }>;

const NOUN = 'The template of the school';

/** The school's own form of a lesson plan. */
@Injectable()
export class PaperTemplates {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly files: TemplateFiles,
    private readonly templates: PaperTemplatesRepository,
    private readonly press: PaperPress,
  ) {}

  find({ school }: SchoolCaller): Promise<PaperTemplate | null> {
    return this.database.tenantRead(school.id, () => this.templates.find(school.id));
  }

  /** What is kept can be filled in, and is made anew of what is known of the file. */
  async replace(caller: SchoolCaller, { bytes: sent, name }: Upload): Promise<TakenTemplate> {
    const { school, principal, now } = caller;
    const { bytes, tokens, leftOut } = await this.madeAnew(caller, sent);
    if (bytes.length > TEMPLATE_RULE.maxBytes) throw new PayloadTooLargeError(TEMPLATE_RULE.maxBytes);
    const template: PaperTemplate = {
      ...{ fileId: randomUUID(), fileName: name.trim() || 'template.docx', tokens },
      ...{ uploadedBy: principal.userId, uploadedAt: now },
    };
    await this.files.put(caller, template.fileId, bytes);
    await this.writes.write(caller, () => this.templates.save(school.id, template));
    return { template, leftOut };
  }

  async remove(caller: SchoolCaller): Promise<void> {
    await this.writes.write(caller, () => this.templates.remove(caller.school.id));
  }

  /** Made anew once more: what was kept before a rule came follows it too. */
  async file(caller: SchoolCaller): Promise<Readonly<{ name: string; content: Readable }>> {
    const { bytes } = await this.madeAnew(caller, (await this.bytesOf(caller)).bytes);
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
  private async madeAnew(caller: SchoolCaller, sent: Buffer): Promise<NewTemplate & { bytes: Buffer }> {
    try {
      return wordsOfFile<NewTemplate>(await this.press.print(toPrint(NEW_TEMPLATE, sent), whoseOf(caller)));
    } catch (problem) {
      if (!(problem instanceof PrintingRefused)) throw problem;
      throw new ValidationError([{ field: 'file', message: problem.message }]);
    }
  }

  private async bytesOf(caller: SchoolCaller): Promise<Readonly<{ bytes: Buffer }>> {
    const kept = await this.find(caller);
    const found = kept && (await this.files.get(caller, kept.fileId));
    if (!found) throw new NotFoundError(NOUN);
    return found;
  }
}
