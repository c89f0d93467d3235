import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { TrialQuotas } from '../../../platform/access/trial-quotas.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { Database } from '../../../platform/database/database.js';
import { PayloadTooLargeError } from '../../../platform/errors/errors.js';
import { defineBucket, KeepsFilesOf } from '../../../platform/hosted-backend/file-bucket.js';
import { HostedFiles } from '../../../platform/hosted-backend/hosted-files.js';
import { wordsOfFile } from '../../../platform/papers/file-with-words.js';
import { whoseOf } from '../../../platform/papers/paper-desk.js';
import { PaperPress } from '../../../platform/papers/paper-press.js';
import type { Pieces } from '../../../platform/papers/printer-process.js';
import { PrintingRefused, type ToPrint, toPrint } from '../../../platform/papers/printing.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import type { TemplateRow } from '../../../platform/tables/filled-sheet.js';
import { XLSX } from '../../../platform/tables/xlsx.js';
import type { Upload } from '../../../platform/uploads/read-upload.js';
import type { UploadRule } from '../../../platform/uploads/upload-rule.js';
import { type FormHeads, FormReader } from '../../imports/index.js';
import { FILLED_FORM, NEW_FORM, type NewForm } from '../printing/index.js';
import { TABLE_TEMPLATE_NOUN, TableTemplateRefusedError, type TemplateFault } from '../pupils.errors.js';
import { type TableTemplate, TableTemplatesRepository } from './table-templates.repository.js';
import { FORM_FIELDS } from './template-fields.js';

export const TABLE_TEMPLATE_RULE: UploadRule = { maxBytes: 1_000_000, types: null };
export const MOST_TABLE_TEMPLATES = 10;
/** `leftOut`: what is missed of the file that was sent, in a sentence; null where nothing is. */
export type TakenTableTemplate = TableTemplate & Readonly<{ leftOut: string | null }>;

/** A file may come a moment before its row. */
const TABLE_TEMPLATES = defineBucket({
  name: 'pupil-table-templates',
  maxBytes: TABLE_TEMPLATE_RULE.maxBytes,
  types: [XLSX],
  graceDays: 1,
});
const fileName = (fileId: string) => `${fileId}.xlsx`;

/** Forms of the school that are filled in with a list of pupils. A file whose row is gone is left to the nightly clearing. */
@Injectable()
export class TableTemplates {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly quotas: TrialQuotas,
    private readonly files: HostedFiles,
    private readonly forms: FormReader,
    private readonly templates: TableTemplatesRepository,
    private readonly press: PaperPress,
  ) {}

  list({ school }: SchoolCaller): Promise<TableTemplate[]> {
    return this.database.tenantRead(school.id, () => this.templates.list(school.id));
  }

  async find(caller: SchoolCaller, id: string): Promise<TableTemplate> {
    const found = (await this.list(caller)).find((each) => each.id === id);
    if (!found) throw new RecordNotFoundError(TABLE_TEMPLATE_NOUN);
    return found;
  }

  /** What is kept can be filled in, holds nobody, and is made anew of what is known of the file. */
  async add(caller: SchoolCaller, { bytes: sent, name }: Upload): Promise<TakenTableTemplate> {
    const { school, principal, now } = caller;
    const made = await this.printed(caller, toPrint(NEW_FORM, sent), 'no_workbook');
    const { bytes, leftOut } = wordsOfFile<NewForm>(made);
    if (bytes.length > TABLE_TEMPLATE_RULE.maxBytes)
      throw new PayloadTooLargeError(TABLE_TEMPLATE_RULE.maxBytes);
    const form = checkedForm(await this.forms.read(bytes, FORM_FIELDS));
    const template: TableTemplate = {
      ...{ id: randomUUID(), fileId: randomUUID(), fileName: name.trim() || 'template.xlsx' },
      ...{ sheet: form.sheet, headRow: form.headRow, heads: form.heads, fields: form.fields },
      ...{ addedBy: principal.userId, addedAt: now },
    };
    await this.writes.write(caller, () => this.quotas.spend(school.id, 'bytes', bytes.length, systemNow()));
    await this.files.put(TABLE_TEMPLATES, `${school.id}/${fileName(template.fileId)}`, { bytes, type: XLSX });
    await this.writes.write(caller, async () => {
      await this.templates.lock(school.id);
      if ((await this.templates.list(school.id)).length >= MOST_TABLE_TEMPLATES)
        throw new TableTemplateRefusedError('too_many');
      await this.templates.add(school.id, template);
    });
    return { ...template, leftOut };
  }

  async remove(caller: SchoolCaller, id: string): Promise<void> {
    const isGone = await this.writes.write(caller, () => this.templates.remove(caller.school.id, id));
    if (!isGone) throw new RecordNotFoundError(TABLE_TEMPLATE_NOUN);
  }

  /** The form with these rows under its heads. */
  async fill(caller: SchoolCaller, template: TableTemplate, rows: readonly TemplateRow[]): Promise<Buffer> {
    const file = await this.files.get(TABLE_TEMPLATES, `${caller.school.id}/${fileName(template.fileId)}`);
    if (!file) throw new RecordNotFoundError(TABLE_TEMPLATE_NOUN);
    const { sheet, headRow } = template;
    const filled = toPrint(FILLED_FORM, { form: file.bytes, place: { sheet, headRow }, rows });
    return Buffer.concat(await this.printed(caller, filled, 'unreadable'));
  }

  /** A file of strangers is read where it may do no harm. */
  private async printed(caller: SchoolCaller, work: ToPrint, fault: TemplateFault): Promise<Pieces> {
    try {
      return await this.press.print(work, whoseOf(caller));
    } catch (problem) {
      throw problem instanceof PrintingRefused ? new TableTemplateRefusedError(fault) : problem;
    }
  }

  @KeepsFilesOf(TABLE_TEMPLATES)
  async filesKept(schoolId: string): Promise<ReadonlySet<string>> {
    const kept = await this.database.tenantRead(schoolId, () => this.templates.list(schoolId));
    return new Set(kept.map(({ fileId }) => fileName(fileId)));
  }
}

/** A form that holds people would hand them to everybody who fills it in; its lines may be numbered. */
function checkedForm(form: FormHeads): FormHeads & Readonly<{ sheet: string }> {
  const { sheet, fields, rows } = form;
  if (sheet === null) throw new TableTemplateRefusedError('no_workbook');
  const numbers = fields.indexOf('place');
  const isFilled = rows.some(({ cells }) => cells.some((cell, column) => cell !== '' && column !== numbers));
  if (isFilled) throw new TableTemplateRefusedError('has_rows');
  if (!fields.includes('name')) throw new TableTemplateRefusedError('no_names');
  return { ...form, sheet };
}
