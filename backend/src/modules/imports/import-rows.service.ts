import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { NotFoundError, ValidationError } from '../../platform/errors/errors.js';
import type { ImportKindDefinition } from '../../platform/imports/import-kind.js';
import type { PageQueryDto } from '../../platform/page/page.dto.js';
import { isNumberOf, type Page, readPage } from '../../platform/page/page.js';
import { editsWith } from './domain/edits.js';
import { type CheckedRow, checkRows, contextOf, hasWarning, type RowOutcome } from './import-check.js';
import { ImportContents, type OpenedImport } from './import-contents.js';
import { ImportKinds } from './import-kinds.js';
import { ImportNotMatchedError } from './imports.errors.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import type { Mapping } from './imports-tables.js';

export type SoughtRows = RowOutcome | 'warning';

/** `everywhere`: also in all other rows that say the same in the field. */
type SentChange = Readonly<{
  values?: readonly Readonly<{ field: string; value: string; everywhere?: boolean }>[];
  answers?: readonly Readonly<{ question: string; answer: string }>[];
  isSkipped?: boolean;
}>;

/** A row with what its cells are called. */
export type ShownRow = Readonly<{ row: CheckedRow; mapping: Mapping; definition: ImportKindDefinition }>;

type Checked = Readonly<{
  rows: readonly CheckedRow[];
  opened: OpenedImport;
  definition: ImportKindDefinition;
}>;

const KEYS = { number: isNumberOf(7) };

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

  /** In the order of the file. */
  list(
    caller: SchoolCaller,
    id: string,
    { state, ...page }: PageQueryDto & Readonly<{ state?: SoughtRows }>,
  ): Promise<Page<ShownRow>> {
    return this.writes.read(caller, async () => {
      const opened = await this.contents.open(await this.service.known(caller, id));
      const { rows, definition } = await this.check(caller, opened);
      const found = state === undefined ? rows : rows.filter((row) => isSought(row, state));
      const { items, nextCursor } = await readPage(page, {
        keys: KEYS,
        read: async ({ after, limit }) =>
          found.filter(({ number }) => !after || number > Number(after.number)).slice(0, limit),
        positionOf: ({ number }) => ({ number: String(number) }),
      });
      const mapping = opened.row.mapping ?? [];
      return { items: items.map((row) => ({ row, mapping, definition })), nextCursor };
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
        answers: change.answers ?? [],
        isSkipped: change.isSkipped ?? null,
      });
      await this.imports.saveEdits(opened.row, await this.contents.seal(opened.row, edits));
      const { rows, definition } = await this.check(caller, { ...opened, edits });
      const changed = rows.find((each) => each.number === number) ?? row;
      return { row: changed, mapping: opened.row.mapping ?? [], definition };
    });
  }

  private async check(caller: SchoolCaller, opened: OpenedImport): Promise<Checked> {
    if (opened.row.state !== 'mapped') throw new ImportNotMatchedError();
    const kind = this.kinds.of(caller, opened.row.kind);
    const rows = await checkRows(kind, opened, contextOf(opened, caller));
    return { rows, opened, definition: kind.definition };
  }
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
