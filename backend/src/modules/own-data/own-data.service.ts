import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import yazl from 'yazl';
import type { School } from '../../platform/access/memberships.js';
import { toMalaysianIso } from '../../platform/clock/instant.js';
import { Database } from '../../platform/database/database.js';
import type { ExportedRow, ExportedTable } from './exported-table.js';
import { OwnDataRepository } from './own-data.repository.js';
import { csvOf, jsonOf } from './table-files.js';

const PAGE = 1_000;

/** Everything a school has here, as an archive that is written while it is read: each page a transaction of its own. */
@Injectable()
export class OwnData {
  constructor(
    private readonly database: Database,
    private readonly repository: OwnDataRepository,
  ) {}

  async archive({ id, code, name }: School, now: number): Promise<Readable> {
    const tables = await this.database.tenantTransaction(id, () => this.repository.tables());
    const zip = new yazl.ZipFile();
    const output = new Readable().wrap(zip.outputStream);
    zip.on('error', (error) => output.destroy(error));
    const about = { school: { code, name }, exportedAt: toMalaysianIso(now) };
    zip.addBuffer(Buffer.from(`${JSON.stringify(about, null, 2)}\n`), 'maklumat.json', {
      mtime: new Date(now),
    });
    for (const table of tables) {
      this.addFile(zip, `csv/${table.name}.csv`, now, () => csvOf(table, this.pages(table, id)));
      this.addFile(zip, `json/${table.name}.json`, now, () => jsonOf(this.pages(table, id)));
    }
    zip.end();
    return output;
  }

  /** Begun when the archive has come to it. */
  private addFile(zip: yazl.ZipFile, path: string, now: number, content: () => AsyncIterable<string>): void {
    zip.addReadStreamLazy(path, { mtime: new Date(now) }, (give) => give(null, Readable.from(content())));
  }

  private async *pages(table: ExportedTable, schoolId: string): AsyncIterable<ExportedRow[]> {
    let last: ExportedRow | null = null;
    for (;;) {
      const after: ExportedRow | null = last;
      const rows: ExportedRow[] = await this.database.tenantTransaction(schoolId, () =>
        this.repository.rowsAfter(table, schoolId, after, PAGE),
      );
      if (rows.length > 0) yield rows;
      if (rows.length < PAGE) return;
      last = rows.at(-1) ?? null;
    }
  }
}
