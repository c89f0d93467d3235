import { Injectable } from '@nestjs/common';
import { type Selectable, sql, type Updateable } from 'kysely';
import { toDate } from '../../platform/clock/instant.js';
import { Database } from '../../platform/database/database.js';
import type { ImportResult, ImportState, ImportsTables, Mapping } from './imports-tables.js';

export type Import = Selectable<ImportsTables['imports']>;
export type ListedImport = Omit<Import, 'content' | 'edits' | 'made' | 'left_out' | 'mapping'> &
  Readonly<{ undoable: boolean }>;

type NewImport = Pick<
  Import,
  | 'school_id'
  | 'id'
  | 'kind'
  | 'academic_year_id'
  | 'file_name'
  | 'sheet'
  | 'row_count'
  | 'author_id'
  | 'content'
> &
  Readonly<{ now: number; expiresAt: number }>;

/** Of a school and kind that wait at the same time; older ones give way. */
const MOST_WAITING = 10;
const MOST_LISTED = 20;

/** In the current transaction. */
@Injectable()
export class ImportsRepository {
  private readonly db = this.database.tables<ImportsTables>();

  constructor(private readonly database: Database) {}

  async add({ now, expiresAt, ...row }: NewImport): Promise<void> {
    const times = { created_at: toDate(now), expires_at: toDate(expiresAt) };
    await this.db
      .insertInto('imports')
      .values({ ...row, ...times, state: 'read' })
      .execute();
    await sql`DELETE FROM imports WHERE school_id = ${row.school_id} AND kind = ${row.kind} AND id IN (
      SELECT id FROM imports WHERE school_id = ${row.school_id} AND kind = ${row.kind} AND content IS NOT NULL
      ORDER BY created_at DESC, id OFFSET ${MOST_WAITING})`.execute(this.db);
  }

  /** Newest first. */
  list(schoolId: string, kinds: readonly string[]): Promise<ListedImport[]> {
    return this.db
      .selectFrom('imports')
      .select(['school_id', 'id', 'kind', 'academic_year_id', 'file_name', 'sheet', 'row_count', 'state'])
      .select(['author_id', 'result', 'created_at', 'expires_at', 'finished_at'])
      .select(({ eb }) => eb('made', 'is not', null).$castTo<boolean>().as('undoable'))
      .where('school_id', '=', schoolId)
      .where('kind', 'in', kinds)
      .orderBy('created_at', 'desc')
      .limit(MOST_LISTED)
      .execute();
  }

  find(schoolId: string, id: string): Promise<Import | undefined> {
    return this.row(schoolId, id).executeTakeFirst();
  }

  /** Others who change it wait until the transaction ends. */
  findHeld(schoolId: string, id: string): Promise<Import | undefined> {
    return this.row(schoolId, id).forUpdate().executeTakeFirst();
  }

  async saveMapping(row: Import, mapping: Mapping): Promise<void> {
    await this.update(row, { state: 'mapped', mapping: JSON.stringify(mapping) });
  }

  async saveEdits(row: Import, edits: Buffer): Promise<void> {
    await this.update(row, { edits });
  }

  /** The file is gone from here on. `made`, `leftOut`: null where there is nothing to undo any more. */
  async saveEnd(
    row: Import,
    end: Readonly<{
      state: ImportState;
      result: ImportResult;
      made: Buffer | null;
      leftOut: Buffer | null;
      now: number;
      expiresAt: number;
    }>,
  ): Promise<void> {
    const { state, result, made, leftOut, now, expiresAt } = end;
    const times = { finished_at: toDate(now), expires_at: toDate(expiresAt) };
    await this.update(row, {
      state,
      result: JSON.stringify(result),
      made,
      left_out: leftOut,
      content: null,
      edits: null,
      ...times,
    });
  }

  async delete({ school_id: schoolId, id }: Import): Promise<void> {
    await this.db.deleteFrom('imports').where('school_id', '=', schoolId).where('id', '=', id).execute();
  }

  /** As the heads of a file were matched before; undefined where they never were. */
  async rememberedMapping(schoolId: string, kind: string, headsHash: Buffer): Promise<Mapping | undefined> {
    const row = await this.db
      .selectFrom('import_mappings')
      .select('mapping')
      .where('school_id', '=', schoolId)
      .where('kind', '=', kind)
      .where('heads_hash', '=', headsHash)
      .executeTakeFirst();
    return row?.mapping;
  }

  async rememberMapping(
    { school_id, kind }: Import,
    heads_hash: Buffer,
    fields: Mapping,
    now: number,
  ): Promise<void> {
    const mapping = JSON.stringify(fields);
    const saved_at = toDate(now);
    await this.db
      .insertInto('import_mappings')
      .values({ school_id, kind, heads_hash, mapping, saved_at })
      .onConflict((conflict) =>
        conflict.columns(['school_id', 'kind', 'heads_hash']).doUpdateSet({ mapping, saved_at }),
      )
      .execute();
  }

  /** Files that waited in vain go with their rows; what was imported long ago is not undone any more. */
  async forgetExpired(now: number): Promise<void> {
    await sql`DELETE FROM imports WHERE expires_at <= ${toDate(now)} AND content IS NOT NULL`.execute(
      this.db,
    );
    await sql`UPDATE imports SET made = NULL, left_out = NULL WHERE expires_at <= ${toDate(now)} AND made IS NOT NULL`.execute(
      this.db,
    );
  }

  /** Whatever of these kinds waits or could be undone holds what it says of people. */
  async forgetContents(kinds: readonly string[], schoolIds: readonly string[]): Promise<void> {
    const found = sql`kind = ANY (${kinds}) AND school_id = ANY (${schoolIds}::uuid[])`;
    await sql`DELETE FROM imports WHERE ${found} AND content IS NOT NULL`.execute(this.db);
    await sql`UPDATE imports SET made = NULL, left_out = NULL WHERE ${found} AND made IS NOT NULL`.execute(
      this.db,
    );
  }

  private row(schoolId: string, id: string) {
    return this.db.selectFrom('imports').selectAll().where('school_id', '=', schoolId).where('id', '=', id);
  }

  private async update(
    { school_id: schoolId, id }: Import,
    values: Updateable<ImportsTables['imports']>,
  ): Promise<void> {
    await this.db
      .updateTable('imports')
      .set(values)
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .execute();
  }
}
