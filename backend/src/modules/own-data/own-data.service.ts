import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import yazl from 'yazl';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { toMalaysianIso } from '../../platform/clock/instant.js';
import { Database } from '../../platform/database/database.js';
import { type ExportedRow, type ExportedTable, PERSONAL_TABLES, SCHOOL_TABLES } from './exported-table.js';
import { OwnDataRepository, type Taker } from './own-data.repository.js';
import { csvOf, jsonOf } from './table-files.js';

const PAGE = 1_000;

/** What somebody may take away, as an archive that is written while it is read: each page a transaction of its own. */
@Injectable()
export class OwnData {
  constructor(
    private readonly database: Database,
    private readonly repository: OwnDataRepository,
  ) {}

  /** Everything the school has here, and of what is people's own what the caller wrote. */
  archiveOfSchool(caller: SchoolCaller): Promise<Readable> {
    return this.archive(caller, [...SCHOOL_TABLES, ...Object.keys(PERSONAL_TABLES)]);
  }

  /** What the caller wrote here. */
  archiveOfPerson(caller: SchoolCaller): Promise<Readable> {
    return this.archive(caller, Object.keys(PERSONAL_TABLES));
  }

  private async archive(
    { school, principal, now }: SchoolCaller,
    names: readonly string[],
  ): Promise<Readable> {
    const { id: schoolId, code, name } = school;
    const taker = { schoolId, userId: principal.userId };
    const tables = await this.database.tenantTransaction(schoolId, () => this.repository.tables(names));
    const zip = new yazl.ZipFile();
    const output = new Readable().wrap(zip.outputStream);
    zip.on('error', (error) => output.destroy(error));
    const about = { school: { code, name }, exportedAt: toMalaysianIso(now) };
    zip.addBuffer(Buffer.from(`${JSON.stringify(about, null, 2)}\n`), 'maklumat.json', {
      mtime: new Date(now),
    });
    for (const table of tables) {
      this.addFile(zip, `csv/${table.name}.csv`, now, () => csvOf(table, this.pages(table, taker)));
      this.addFile(zip, `json/${table.name}.json`, now, () => jsonOf(this.pages(table, taker)));
    }
    zip.end();
    return output;
  }

  /** Begun when the archive has come to it. */
  private addFile(zip: yazl.ZipFile, path: string, now: number, content: () => AsyncIterable<string>): void {
    zip.addReadStreamLazy(path, { mtime: new Date(now) }, (give) => give(null, Readable.from(content())));
  }

  private async *pages(table: ExportedTable, taker: Taker): AsyncIterable<ExportedRow[]> {
    let last: ExportedRow | null = null;
    for (;;) {
      const after: ExportedRow | null = last;
      const rows: ExportedRow[] = await this.database.tenantTransaction(taker.schoolId, () =>
        this.repository.rowsAfter(table, taker, after, PAGE),
      );
      if (rows.length > 0) yield rows;
      if (rows.length < PAGE) return;
      last = rows.at(-1) ?? null;
    }
  }
}
