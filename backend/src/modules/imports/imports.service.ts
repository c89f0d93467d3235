import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { DAY_MS } from '../../platform/calendar/day.js';
import { defineLiveTopic } from '../../platform/database/change-topic.js';
import { Changes } from '../../platform/database/changes.js';
import { ValidationError } from '../../platform/errors/errors.js';
import type { ImportKindDefinition } from '../../platform/imports/import-kind.js';
import { RecordNotFoundError } from '../../platform/records/records.errors.js';
import type { Upload } from '../../platform/uploads/read-upload.js';
import { type AcademicYear, AcademicYears } from '../schools/index.js';
import { answered, type Edits } from './domain/edits.js';
import { type FileSheet, tableOfAll } from './domain/file-table.js';
import {
  type CheckedFile,
  checkRows,
  contextOf,
  countRows,
  LEAVE_SHEET,
  type RowCounts,
  sheetQuestion,
} from './import-check.js';
import { columnsOf, type ImportColumn } from './import-columns.js';
import { hashOfHeads, ImportContents, type OpenedImport } from './import-contents.js';
import { type AnyKind, ImportKinds } from './import-kinds.js';
import { IMPORT_NOUN, ImportEncodingUnknownError, ImportFileRefusedError } from './imports.errors.js';
import { type Import, ImportsRepository, type ListedImport } from './imports.repository.js';
import type { Mapping } from './imports-tables.js';
import type { TextEncoding } from './reading/index.js';
import { TableReader } from './table-reader.js';

export const importsChanged = defineLiveTopic('imports');

export const KEPT_MS = 7 * DAY_MS;
const MOST_ROWS = 10_000;

/** `field`: `cleared` of them become nothing. */
export type ChangeCount = Readonly<{ field: string; label: string; count: number; cleared: number }>;

/** `columns`: none once the file is gone. `counts`: null until the columns are matched, and once the file is gone. */
export type ShownImport = Readonly<{
  row: Import;
  columns: readonly ImportColumn[];
  sheets: readonly ShownSheet[];
  aside: readonly string[];
  counts: RowCounts | null;
  changes: readonly ChangeCount[];
  answers: Edits['answers'];
}>;
type ShownSheet = FileSheet & Readonly<{ isLeft: boolean }>;
const NOTHING_SHOWN = { columns: [], sheets: [], aside: [], counts: null, changes: [], answers: {} };

/** Files on their way to become rows: chosen, matched, looked through. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly imports: ImportsRepository,
    private readonly contents: ImportContents,
    private readonly kinds: ImportKinds,
    private readonly reader: TableReader,
    private readonly years: AcademicYears,
    private readonly changes: Changes,
  ) {}

  async begin(
    caller: SchoolCaller,
    chosen: Readonly<{
      kind: string;
      academicYearId: string | undefined;
      encoding: TextEncoding | undefined;
    }>,
    file: Pick<Upload, 'bytes' | 'name'>,
  ): Promise<ShownImport> {
    const { school, principal, now } = caller;
    const { definition } = this.kinds.of(caller, chosen.kind);
    const year = await this.yearOf(caller, definition, chosen.academicYearId);
    const reading = await this.reader.read(file.bytes, chosen.encoding);
    if ('refusal' in reading) throw new ImportFileRefusedError(reading.refusal);
    if ('encodings' in reading) throw new ImportEncodingUnknownError(reading.encodings);
    const table = tableOfAll(reading.sheets, definition);
    if (!table || table.rows.length === 0) throw new ImportFileRefusedError('empty');
    if (table.rows.length > MOST_ROWS) throw new ImportFileRefusedError('too_many_rows');
    const place = { school_id: school.id, id: randomUUID() };
    const content = await this.contents.seal(place, table);
    return this.writes.write(caller, async () => {
      await this.imports.add({
        ...place,
        kind: definition.name,
        academic_year_id: year.id,
        file_name: file.name,
        sheet: table.sheet,
        row_count: table.rows.length,
        author_id: principal.userId,
        content,
        now,
        expiresAt: now + KEPT_MS,
      });
      await this.changes.publish(importsChanged, school.id);
      return this.shown(caller, await this.known(caller, place.id));
    });
  }

  /** Of the kinds that the caller may import. */
  list(caller: SchoolCaller, kind: string | undefined): Promise<ListedImport[]> {
    const open = this.kinds.namesFor(caller);
    const asked = kind === undefined ? open : open.filter((name) => name === kind);
    if (asked.length === 0) return Promise.resolve([]);
    return this.writes.read(caller, () => this.imports.list(caller.school.id, asked));
  }

  read(caller: SchoolCaller, id: string): Promise<ShownImport> {
    return this.writes.read(caller, async () => this.shown(caller, await this.known(caller, id)));
  }

  /** Remembered for the next file with these heads. */
  saveMapping(
    caller: SchoolCaller,
    id: string,
    mapping: Mapping,
    answers: readonly Readonly<{ question: string; answer: string }>[],
  ): Promise<ShownImport> {
    return this.writes.write(caller, async () => {
      const { row, table, edits } = await this.hold(caller, id);
      const fields = Array.from(table.heads, (_, column) => mapping[column] ?? null);
      refuseMapping(fields, this.kinds.of(caller, row.kind));
      await this.imports.saveMapping(row, fields);
      await this.imports.rememberMapping(row, hashOfHeads(table), fields, caller.now);
      if (answers.length > 0)
        await this.imports.saveEdits(row, await this.contents.seal(row, answered(edits, answers)));
      return this.shown(caller, await this.known(caller, id));
    });
  }

  /** The file goes at once. */
  async discard(caller: SchoolCaller, id: string): Promise<void> {
    await this.writes.write(caller, async () => {
      const { row } = await this.hold(caller, id);
      await this.imports.delete(row);
      await this.changes.publish(importsChanged, caller.school.id);
    });
  }

  /** In a transaction of a write: nobody else changes the import until it ends. */
  async hold(caller: SchoolCaller, id: string): Promise<OpenedImport> {
    const row = this.allowed(caller, await this.imports.findHeld(caller.school.id, id));
    return this.contents.open(row);
  }

  /** In the current transaction. */
  async known(caller: SchoolCaller, id: string): Promise<Import> {
    return this.allowed(caller, await this.imports.find(caller.school.id, id));
  }

  /** In the current transaction. */
  async shown(caller: SchoolCaller, row: Import): Promise<ShownImport> {
    if (row.content === null) return { row, ...NOTHING_SHOWN };
    const opened = await this.contents.open(row);
    const kind = this.kinds.of(caller, row.kind);
    const remembered = await this.imports.rememberedMapping(
      row.school_id,
      row.kind,
      hashOfHeads(opened.table),
    );
    const { answers } = opened.edits;
    const columns = columnsOf(opened.table, kind.definition, { chosen: row.mapping, remembered, answers });
    const sheets = opened.table.sheets.map((sheet, at) => ({
      ...sheet,
      isLeft: answers[sheetQuestion(at)] === LEAVE_SHEET,
    }));
    const { aside } = opened.table;
    const read = { row, columns, sheets, aside, answers };
    if (row.state === 'read') return { ...read, counts: null, changes: [] };
    const checked = await checkRows(kind, opened, contextOf(opened, caller));
    return { ...read, counts: countRows(checked), changes: changeCounts(checked, kind.definition) };
  }

  private yearOf(
    caller: SchoolCaller,
    { isOfYear }: ImportKindDefinition,
    id: string | undefined,
  ): Promise<AcademicYear> {
    if (id !== undefined) return this.years.find(caller, id);
    if (isOfYear)
      throw new ValidationError([{ field: 'academicYearId', message: 'academicYearId must be told' }]);
    return this.years.current(caller);
  }

  private allowed(caller: SchoolCaller, row: Import | undefined): Import {
    if (!row) throw new RecordNotFoundError(IMPORT_NOUN);
    this.kinds.of(caller, row.kind);
    return row;
  }
}

/** In the order of the fields, which is that of their weight. */
function changeCounts({ rows }: CheckedFile, { fields }: ImportKindDefinition): ChangeCount[] {
  const changes = rows.flatMap(({ outcome, record }) =>
    outcome === 'changed' ? (record?.changes ?? []) : [],
  );
  return fields.flatMap(({ name: field, label }) => {
    const own = changes.filter((change) => change.field === field);
    const cleared = own.filter(({ after }) => after === '').length;
    return own.length === 0 ? [] : [{ field, label, count: own.length, cleared }];
  });
}

function refuseMapping(fields: Mapping, { definition }: AnyKind): void {
  const names = definition.fields.map(({ name }) => name);
  const problem = (message: string) => new ValidationError([{ field: 'columns', message }]);
  const chosen = fields.filter((field) => field !== null);
  if (chosen.some((field) => !names.includes(field))) throw problem('must name fields of the kind');
  const twice = chosen.filter((field, at) => chosen.indexOf(field) < at);
  const mayJoin = (name: string) => definition.fields.some((field) => field.name === name && field.partHeads);
  if (!twice.every(mayJoin)) throw problem('must name each field once, but for those of several columns');
  const missing = definition.fields.filter(({ name, isRequired }) => isRequired && !chosen.includes(name));
  if (missing.length > 0)
    throw problem(`must name a column for ${missing.map(({ name }) => name).join(', ')}`);
}
