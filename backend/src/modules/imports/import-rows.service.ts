import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { NotFoundError, ValidationError } from '../../platform/errors/errors.js';
import {
  type MissingEnd,
  type MissingRecord,
  missingEnd,
  missingQuestion,
} from '../../platform/imports/finding.js';
import type { ImportKindDefinition } from '../../platform/imports/import-kind.js';
import type { PageQueryDto } from '../../platform/page/page.dto.js';
import { isNumberOf, type Page, readPage } from '../../platform/page/page.js';
import { answered, editsWith } from './domain/edits.js';
import type { FileTable } from './domain/file-table.js';
import { type CheckedRow, checkRows, contextOf, hasWarning, type RowOutcome } from './import-check.js';
import { ImportContents, type OpenedImport } from './import-contents.js';
import { ImportKinds } from './import-kinds.js';
import { ImportNotMatchedError } from './imports.errors.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import type { Mapping } from './imports-tables.js';
import { MendReach } from './mend-reach.js';

export type SoughtRows = RowOutcome | 'warning';

/** `everywhere`: of a value, also in all other rows that say the same in the field; of an answer, in all that are asked the same. */
type SentChange = Readonly<{
  values?: readonly Readonly<{ field: string; value: string; everywhere?: boolean }>[];
  answers?: readonly Readonly<{ question: string; answer: string; everywhere?: boolean }>[];
  isSkipped?: boolean;
}>;

/** A row with what its cells are called, and how many rows each of its mends would touch. */
export type ShownRow = Readonly<{
  row: CheckedRow;
  table: FileTable;
  mapping: Mapping;
  definition: ImportKindDefinition;
  reach: MendReach;
}>;

type Checked = Readonly<{
  rows: readonly CheckedRow[];
  missing: readonly MissingRecord[];
  opened: OpenedImport;
  definition: ImportKindDefinition;
}>;

const KEYS = { weight: isNumberOf(3), number: isNumberOf(9) };

/** The rows of a file as they would be imported now, and what is changed and decided of them before. */
@Injectable()
export class ImportRowsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly service: ImportsService,
    private readonly imports: ImportsRepository,
    private readonly contents: ImportContents,
    private readonly kinds: ImportKinds,
  ) {}

  /** In the order of the file; rows that change something by the weight of what they change. */
  list(
    caller: SchoolCaller,
    id: string,
    { state, ...page }: PageQueryDto & Readonly<{ state?: SoughtRows }>,
  ): Promise<Page<ShownRow>> {
    return this.writes.read(caller, async () => {
      const opened = await this.contents.open(await this.service.known(caller, id));
      const { rows, definition } = await this.check(caller, opened);
      const weightOf = (row: CheckedRow) => (state === 'changed' ? weightIn(row, definition) : 0);
      const found = (state === undefined ? rows : rows.filter((row) => isSought(row, state)))
        .map((row) => ({ row, weight: weightOf(row) }))
        .toSorted((one, other) => one.weight - other.weight || one.row.number - other.row.number);
      const { items, nextCursor } = await readPage(page, {
        keys: KEYS,
        read: async ({ after, limit }) =>
          found.filter((each) => !after || isBehind(each, after)).slice(0, limit),
        positionOf: ({ weight, row: { number } }) => ({ weight: String(weight), number: String(number) }),
      });
      const mapping = opened.row.mapping ?? [];
      const reach = new MendReach(rows);
      const shown = items.map(({ row }) => ({ row, table: opened.table, mapping, definition, reach }));
      return { items: shown, nextCursor };
    });
  }

  change(caller: SchoolCaller, id: string, number: number, change: SentChange): Promise<ShownRow> {
    return this.writes.write(caller, async () => {
      const opened = await this.service.hold(caller, id);
      const before = await this.check(caller, opened);
      const row = before.rows.find((each) => each.number === number);
      if (!row) throw new NotFoundError('The row');
      refuseUnknownFields(change, before.definition);
      const edits = editsWith(opened.edits, number, {
        values: (change.values ?? []).map(({ field, value, everywhere }) => ({
          field,
          value,
          everywhere: everywhere ? sayingTheSame(before.rows, row, field) : [],
        })),
        answers: (change.answers ?? []).flatMap((given) =>
          given.everywhere ? new MendReach(before.rows).answersLike(given) : [given],
        ),
        isSkipped: change.isSkipped ?? null,
      });
      await this.imports.saveEdits(opened.row, await this.contents.seal(opened.row, edits));
      const { rows, definition } = await this.check(caller, { ...opened, edits });
      const changed = rows.find((each) => each.number === number) ?? row;
      const { table } = opened;
      return {
        row: changed,
        table,
        mapping: opened.row.mapping ?? [],
        definition,
        reach: new MendReach(rows),
      };
    });
  }

  /** What is kept and no row of the file speaks of, with what was decided of each. */
  missing(caller: SchoolCaller, id: string): Promise<DecidedMissing[]> {
    return this.writes.read(caller, async () => {
      const opened = await this.contents.open(await this.service.known(caller, id));
      return decided((await this.check(caller, opened)).missing, opened.edits.answers);
    });
  }

  /** `ids`: of those who are missing; others are passed over. */
  decideMissing(
    caller: SchoolCaller,
    id: string,
    ids: readonly string[],
    end: MissingEnd,
  ): Promise<DecidedMissing[]> {
    return this.writes.write(caller, async () => {
      const opened = await this.service.hold(caller, id);
      const { missing } = await this.check(caller, opened);
      const chosen = new Set(ids);
      const known = missing.filter(({ id: each }) => chosen.has(each));
      const edits = answered(
        opened.edits,
        known.map((record) => ({ question: missingQuestion(record.id), answer: end })),
      );
      await this.imports.saveEdits(opened.row, await this.contents.seal(opened.row, edits));
      return decided(missing, edits.answers);
    });
  }

  private async check(caller: SchoolCaller, opened: OpenedImport): Promise<Checked> {
    if (opened.row.state !== 'mapped') throw new ImportNotMatchedError();
    const kind = this.kinds.of(caller, opened.row.kind);
    const checked = await checkRows(kind, opened, contextOf(opened, caller));
    return { ...checked, opened, definition: kind.definition };
  }
}

/** `end`: what becomes of it with the import. */
export type DecidedMissing = MissingRecord & Readonly<{ end: MissingEnd }>;

function decided(
  missing: readonly MissingRecord[],
  answers: Readonly<Record<string, string>>,
): DecidedMissing[] {
  return missing.map((record) => ({ ...record, end: missingEnd(record.id, answers) }));
}

/** By the first field that it changes: they stand in the order of their weight. */
function weightIn({ record }: CheckedRow, { fields }: ImportKindDefinition): number {
  const changed = new Set(record?.changes.map(({ field }) => field));
  const at = fields.findIndex(({ name }) => changed.has(name));
  return at < 0 ? fields.length : at;
}

type Weighed = Readonly<{ row: CheckedRow; weight: number }>;

function isBehind({ row, weight }: Weighed, after: Readonly<{ weight: string; number: string }>): boolean {
  const least = Number(after.weight);
  return weight > least || (weight === least && row.number > Number(after.number));
}

function isSought(row: CheckedRow, state: SoughtRows): boolean {
  return state === 'warning' ? hasWarning(row) : row.outcome === state;
}

function sayingTheSame(rows: readonly CheckedRow[], row: CheckedRow, field: string): number[] {
  return rows.filter(({ values }) => values[field] === row.values[field]).map(({ number }) => number);
}

function refuseUnknownFields({ values = [] }: SentChange, { fields }: ImportKindDefinition): void {
  const problems = values.flatMap(({ field }, at) =>
    fields.some(({ name }) => name === field)
      ? []
      : [{ field: `values.${at}.field`, message: 'must be a field of the kind' }],
  );
  if (problems.length > 0) throw new ValidationError(problems);
}
