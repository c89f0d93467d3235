import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { PupilsTables } from '../pupils-tables.js';

/** `fields`: for each head what fills its column. `addedAt` in epoch milliseconds. */
export type TableTemplate = Readonly<{
  id: string;
  fileId: string;
  fileName: string;
  sheet: string;
  headRow: number;
  heads: readonly string[];
  fields: readonly (string | null)[];
  addedBy: string;
  addedAt: number;
}>;

/** In the current transaction. */
@Injectable()
export class TableTemplatesRepository {
  private readonly db = this.database.tables<PupilsTables>();

  constructor(private readonly database: Database) {}

  /** By the names of their files. */
  async list(schoolId: string): Promise<TableTemplate[]> {
    const rows = await this.db
      .selectFrom('pupil_table_templates')
      .select(['id', 'file_id as fileId', 'file_name as fileName', 'sheet', 'head_row as headRow'])
      .select(['heads', 'fields', 'added_by as addedBy'])
      .select(sql<number>`round(extract(epoch FROM added_at) * 1000)::float8`.as('addedAt'))
      .where('school_id', '=', schoolId)
      .orderBy(sql`lower(file_name)`)
      .orderBy('id')
      .execute();
    return rows;
  }

  /** Two at once wait for each other, so that a school has no more than it may have. */
  async lock(schoolId: string): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pupil table templates ${schoolId}`}, 0))`.execute(
      this.db,
    );
  }

  async add(schoolId: string, template: TableTemplate): Promise<void> {
    const { id, fileId, fileName, sheet, headRow, heads, fields, addedBy, addedAt } = template;
    await this.db
      .insertInto('pupil_table_templates')
      .values({
        school_id: schoolId,
        id,
        file_id: fileId,
        file_name: fileName,
        sheet,
        head_row: headRow,
        heads: [...heads],
        fields: [...fields],
        added_by: addedBy,
        added_at: toDate(addedAt),
      })
      .execute();
  }

  /** Whether it was there. */
  async remove(schoolId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('pupil_table_templates')
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
