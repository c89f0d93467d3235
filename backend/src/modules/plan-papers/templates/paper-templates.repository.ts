import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';

/** `uploadedAt` in epoch milliseconds. */
export type PaperTemplate = Readonly<{
  fileId: string;
  fileName: string;
  tokens: readonly string[];
  uploadedBy: string;
  uploadedAt: number;
}>;

/** One of each school, in the current transaction. */
@Injectable()
export class PaperTemplatesRepository {
  private readonly db = this.database.tables<object>();

  constructor(private readonly database: Database) {}

  async find(schoolId: string): Promise<PaperTemplate | null> {
    const { rows } = await sql<Omit<PaperTemplate, 'uploadedAt'> & Readonly<{ uploadedAt: Date }>>`
      SELECT file_id AS "fileId", file_name AS "fileName", tokens, uploaded_by AS "uploadedBy",
        uploaded_at AS "uploadedAt"
      FROM paper_templates WHERE school_id = ${schoolId}`.execute(this.db);
    const [row] = rows;
    return row ? { ...row, uploadedAt: row.uploadedAt.getTime() } : null;
  }

  /** In place of the one before. */
  async save(schoolId: string, template: PaperTemplate): Promise<void> {
    const { fileId, fileName, tokens, uploadedBy, uploadedAt } = template;
    await sql`
      INSERT INTO paper_templates (school_id, file_id, file_name, tokens, uploaded_by, uploaded_at)
      VALUES (${schoolId}, ${fileId}, ${fileName}, ${tokens}::text[], ${uploadedBy}, ${toDate(uploadedAt)})
      ON CONFLICT (school_id) DO UPDATE SET file_id = excluded.file_id, file_name = excluded.file_name,
        tokens = excluded.tokens, uploaded_by = excluded.uploaded_by, uploaded_at = excluded.uploaded_at`.execute(
      this.db,
    );
  }

  async remove(schoolId: string): Promise<void> {
    await sql`DELETE FROM paper_templates WHERE school_id = ${schoolId}`.execute(this.db);
  }
}
