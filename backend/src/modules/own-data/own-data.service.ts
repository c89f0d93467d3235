import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import yazl from 'yazl';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { toMalaysianIso } from '../../platform/clock/instant.js';
import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.js';
import { CollectedExports } from '../../platform/exports/collected-exports.js';
import { schoolDataTaken } from '../../platform/exports/exports.events.js';
import { SchoolPapers } from '../billing/index.js';
import { archiveIndex } from './archive-index.js';
import type { ExportedRow, ExportedTable } from './exported-table.js';
import { OwnDataRepository, type Taker } from './own-data.repository.js';
import { csvOf, jsonOf } from './table-files.js';

const PAGE = 1_000;

/** What somebody may take away, as an archive that is written while it is read: each page a transaction of its own. */
@Injectable()
export class OwnData {
  constructor(
    private readonly database: Database,
    private readonly repository: OwnDataRepository,
    private readonly papers: SchoolPapers,
    private readonly exports: CollectedExports,
    private readonly events: Events,
  ) {}

  /** Everything the school has here, its papers too, and of what is people's own what the caller wrote. */
  async archiveOfSchool(caller: SchoolCaller): Promise<Readable> {
    const { school, now } = caller;
    const taken = { schoolId: school.id, actorId: caller.principal.userId, now };
    await this.database.tenantTransaction(school.id, () => this.events.emit(schoolDataTaken, taken));
    const papers = await this.papers.ofSchool(school.id, now);
    const tables = await this.tablesFor(school.id, ['school', 'person']);
    return this.archive(caller, true, tables, (zip) => {
      addText(zip, 'kandungan.csv', now, () => archiveIndex(papers, tables));
      for (const { path, open } of papers) addFile(zip, path, now, open);
    });
  }

  /** What the caller wrote here. */
  async archiveOfPerson(caller: SchoolCaller): Promise<Readable> {
    const { school, principal, now } = caller;
    const files = await this.exports.filesOf(school.id, principal.userId);
    return this.archive(caller, false, await this.tablesFor(school.id, ['person']), (zip) => {
      for (const { path, open } of files) addFile(zip, path, now, open);
    });
  }

  /** What modules have declared for these takers: a table that none has declared leaves in nobody's archive. */
  private async tablesFor(
    schoolId: string,
    takers: readonly ExportedTable['to'][],
  ): Promise<ExportedTable[]> {
    const declared = this.exports.all().filter((each) => each.to !== 'nobody');
    const taken = declared.filter(({ to }) => takers.includes(to));
    const keys = await this.database.tenantRead(schoolId, () =>
      this.repository.keysOf(taken.map(({ table }) => table)),
    );
    return taken.map((each) => ({ ...each, key: keys.get(each.table) ?? [] }));
  }

  private archive(
    { school, principal, now }: SchoolCaller,
    forSchool: boolean,
    tables: readonly ExportedTable[],
    addMore: (zip: yazl.ZipFile) => void = () => undefined,
  ): Readable {
    const { id: schoolId, code, name } = school;
    const taker = { schoolId, userId: principal.userId, forSchool };
    const zip = new yazl.ZipFile();
    const output = new Readable().wrap(zip.outputStream);
    zip.on('error', (error) => output.destroy(error));
    const about = { school: { code, name }, exportedAt: toMalaysianIso(now) };
    zip.addBuffer(Buffer.from(`${JSON.stringify(about, null, 2)}\n`), 'maklumat.json', {
      mtime: new Date(now),
    });
    for (const table of tables) {
      addText(zip, `csv/${table.table}.csv`, now, () => csvOf(table, this.pages(table, taker)));
      addText(zip, `json/${table.table}.json`, now, () => jsonOf(this.pages(table, taker)));
    }
    addMore(zip);
    zip.end();
    return output;
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

function addText(zip: yazl.ZipFile, path: string, now: number, content: () => AsyncIterable<string>): void {
  addFile(zip, path, now, async () => Readable.from(content()));
}

/** Opened when the archive has come to it; one that cannot be opened ends the archive, which is then seen to be broken. */
function addFile(zip: yazl.ZipFile, path: string, now: number, open: () => Promise<Readable>): void {
  zip.addReadStreamLazy(path, { mtime: new Date(now) }, (give) => {
    open().then(
      (content) => give(null, content),
      (error: Error) => zip.emit('error', error),
    );
  });
}
