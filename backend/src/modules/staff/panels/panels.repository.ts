import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { schoolRowsOf } from '../../../platform/records/noun-rows.js';
import type { RecordOf, SchoolOwner } from '../../../platform/records/record-rows.js';
import { PANEL, type PanelContent, type PanelParts, type PanelRow } from '../domain/panel.js';

interface PanelTables {
  panels: {
    school_id: string;
    id: string;
    academic_year_id: string;
    subject_id: string;
    head_id: string | null;
    version: number;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  panel_members: { school_id: string; academic_year_id: string; panel_id: string; user_id: string };
}

export type Panel = RecordOf<PanelRow, PanelParts>;

/** In the current transaction. */
@Injectable()
export class PanelsRepository {
  private readonly db = this.database.tables<PanelTables>();

  readonly rows = schoolRowsOf<typeof PANEL, PanelParts>(PANEL, {
    derived: {
      memberIds: sql`coalesce((
        SELECT json_agg(user_id ORDER BY user_id) FROM panel_members AS of_panel
        WHERE of_panel.school_id = panels.school_id AND of_panel.panel_id = panels.id), '[]')`,
    },
  });

  constructor(private readonly database: Database) {}

  /** Those of a year that are not deleted, in the order in which they were made. */
  list(owner: SchoolOwner, academicYearId: string): Promise<Panel[]> {
    return this.rows.list(owner, sql`AND academic_year_id = ${academicYearId} ORDER BY created_at, id`);
  }

  /** Several new ones of a year. */
  async addAll(
    { schoolId }: SchoolOwner,
    academicYearId: string,
    panels: readonly (Omit<PanelContent, 'academicYearId'> & Readonly<{ id: string }>)[],
    now: number,
  ): Promise<void> {
    const at = toDate(now);
    const members = panels.flatMap(({ id: panelId, memberIds }) =>
      memberIds.map((userId) => ({ panelId, userId })),
    );
    await sql`
      INSERT INTO panels (school_id, id, academic_year_id, subject_id, head_id, created_at, updated_at)
      SELECT ${schoolId}, id, ${academicYearId}, "subjectId", "headId", ${at}, ${at}
      FROM jsonb_to_recordset(${JSON.stringify(panels)}::jsonb) AS made
        (id uuid, "subjectId" uuid, "headId" uuid)`.execute(this.db);
    await sql`
      INSERT INTO panel_members (school_id, academic_year_id, panel_id, user_id)
      SELECT ${schoolId}, ${academicYearId}, "panelId", "userId"
      FROM jsonb_to_recordset(${JSON.stringify(members)}::jsonb) AS made ("panelId" uuid, "userId" uuid)`.execute(
      this.db,
    );
  }

  async saveMembers(
    { schoolId }: SchoolOwner,
    id: string,
    { academicYearId, memberIds }: PanelContent,
  ): Promise<void> {
    await this.db
      .deleteFrom('panel_members')
      .where('school_id', '=', schoolId)
      .where('panel_id', '=', id)
      .execute();
    if (memberIds.length === 0) return;
    const key = { school_id: schoolId, academic_year_id: academicYearId, panel_id: id };
    await this.db
      .insertInto('panel_members')
      .values(memberIds.map((user_id) => ({ ...key, user_id })))
      .execute();
  }

  /** Of these years, deleted panels too: whoever had read one of them learns of the change. */
  async dropPerson(
    { schoolId }: SchoolOwner,
    academicYearIds: readonly string[],
    userId: string,
    now: number,
  ): Promise<void> {
    if (academicYearIds.length === 0) return;
    const { rows } = await sql<{ panel_id: string }>`
      DELETE FROM panel_members
      WHERE school_id = ${schoolId} AND user_id = ${userId} AND academic_year_id = ANY (${academicYearIds})
      RETURNING panel_id`.execute(this.db);
    const ids = rows.map(({ panel_id }) => panel_id);
    if (ids.length === 0) return;
    await this.db
      .updateTable('panels')
      .set({
        head_id: sql<string | null>`nullif(head_id, ${userId})`,
        version: sql<number>`version + 1`,
        updated_at: toDate(now),
      })
      .where('school_id', '=', schoolId)
      .where('id', 'in', ids)
      .execute();
  }
}
