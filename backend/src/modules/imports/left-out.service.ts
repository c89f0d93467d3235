import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { type LeftOut, leftOutOf } from './domain/left-out.js';
import { type CheckedRow, checkRows, contextOf } from './import-check.js';
import { ImportContents, type OpenedImport } from './import-contents.js';
import { type AnyKind, ImportKinds } from './import-kinds.js';
import { ImportNotMatchedError } from './imports.errors.js';
import { ImportsService } from './imports.service.js';

/** Rows that are not imported, to be mended in a file and imported from there. */
@Injectable()
export class LeftOutService {
  constructor(
    private readonly database: Database,
    private readonly service: ImportsService,
    private readonly contents: ImportContents,
    private readonly kinds: ImportKinds,
  ) {}

  /** Before the run what would be left out now, after it what was. */
  read(caller: SchoolCaller, id: string): Promise<LeftOut> {
    return this.database.tenantRead(caller.school.id, async () => {
      const row = await this.service.known(caller, id);
      if (row.left_out) return this.contents.openLeftOut(row);
      const opened = await this.contents.open(row);
      if (row.state !== 'mapped') throw new ImportNotMatchedError();
      const kind = this.kinds.of(caller, row.kind);
      return leftOutIn(opened, kind, (await checkRows(kind, opened, contextOf(opened, caller))).rows);
    });
  }
}

export function leftOutIn(
  { row, table }: OpenedImport,
  { definition }: AnyKind,
  rows: readonly CheckedRow[],
): LeftOut {
  const without = rows.filter(({ outcome }) => outcome === 'bad' || outcome === 'skipped');
  const { fields } = definition;
  return leftOutOf(without, { heads: table.heads, rows: table.rows, mapping: row.mapping ?? [], fields });
}
