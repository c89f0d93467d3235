import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { PupilContent } from '../domain/pupil.js';
import type { KnownPupil } from '../domain/pupil-change.js';
import { foldedName, wordsOfName } from '../domain/pupil-name.js';
import type { Guardian } from '../guardians/guardian.js';
import type { KeptNumber } from '../kept-number.js';
import type { PupilsTables } from '../pupils-tables.js';

/** `numberKey`: the hash of the number, in hexadecimal digits. */
export type ImportablePupil = KnownPupil &
  Readonly<{ id: string; version: number; leftOn: string | null; guardians: readonly Guardian[] }>;

export type NewPupil = Readonly<{
  id: string;
  content: PupilContent;
  kept: KeptNumber;
  guardians: readonly Guardian[];
}>;

/** A statement takes so many values at most. */
const ROWS_AT_ONCE = 1_000;

/** Many pupils at once, in the current transaction. */
@Injectable()
export class PupilImportRepository {
  private readonly db = this.database.tables<PupilsTables>();

  constructor(private readonly database: Database) {}

  /** All of the school that are not deleted, who has left too. */
  async list(schoolId: string): Promise<ImportablePupil[]> {
    const { rows } = await sql<ImportablePupil>`
      SELECT id, name, sex, register_number AS "registerNumber", to_char(birth_date, 'YYYY-MM-DD') AS "birthDate",
        encode(number_hash, 'hex') AS "numberKey", to_char(left_on, 'YYYY-MM-DD') AS "leftOn", version,
        coalesce(guardians.all, '[]') AS guardians
      FROM pupils LEFT JOIN (
        SELECT pupil_id, json_agg(json_build_object('name', name, 'relation', relation, 'phone', phone, 'email', email)
          ORDER BY place) AS all
        FROM pupil_guardians WHERE school_id = ${schoolId} GROUP BY pupil_id
      ) AS guardians ON guardians.pupil_id = pupils.id
      WHERE school_id = ${schoolId} AND deleted_at IS NULL ORDER BY id`.execute(this.db);
    return rows;
  }

  async addAll(schoolId: string, pupils: readonly NewPupil[], now: number): Promise<void> {
    await this.insert(
      'pupils',
      pupils.map(({ id, content, kept }) => ({
        school_id: schoolId,
        id,
        name: content.name,
        sort_name: foldedName(content.name),
        sex: content.sex,
        register_number: content.registerNumber,
        birth_date: content.birthDate,
        number_sealed: kept.numberSealed,
        number_hash: kept.numberHash,
        number_ending: kept.numberEnding,
        created_at: toDate(now),
        updated_at: toDate(now),
      })),
    );
    await this.insert(
      'pupil_name_words',
      pupils.flatMap(({ id, content }) =>
        wordsOfName(content.name).map((word) => ({ school_id: schoolId, word, pupil_id: id })),
      ),
    );
    await this.addGuardians(schoolId, pupils);
  }

  async replaceGuardians(schoolId: string, pupilId: string, guardians: readonly Guardian[]): Promise<void> {
    await this.db
      .deleteFrom('pupil_guardians')
      .where('school_id', '=', schoolId)
      .where('pupil_id', '=', pupilId)
      .execute();
    await this.addGuardians(schoolId, [{ id: pupilId, guardians }]);
  }

  /** Softly, those of them that nobody has changed since; how many. */
  async deleteUnchanged(
    schoolId: string,
    pupils: readonly Readonly<{ id: string; version: number }>[],
    now: number,
  ): Promise<number> {
    const { numAffectedRows = 0n } = await sql`
      UPDATE pupils SET deleted_at = ${toDate(now)}
      FROM unnest(${pupils.map(({ id }) => id)}::uuid[], ${pupils.map(({ version }) => version)}::int[])
        AS made (made_id, made_version)
      WHERE school_id = ${schoolId} AND id = made_id AND version = made_version
        AND deleted_at IS NULL AND left_on IS NULL`.execute(this.db);
    return Number(numAffectedRows);
  }

  private async addGuardians(
    schoolId: string,
    pupils: readonly Pick<NewPupil, 'id' | 'guardians'>[],
  ): Promise<void> {
    await this.insert(
      'pupil_guardians',
      pupils.flatMap(({ id, guardians }) =>
        guardians.map((guardian, index) => ({
          school_id: schoolId,
          pupil_id: id,
          place: index + 1,
          ...guardian,
        })),
      ),
    );
  }

  private async insert(table: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const batch = rows.slice(from, from + ROWS_AT_ONCE);
      const names = Object.keys(batch[0] ?? {});
      const values = batch.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
      await sql`
        INSERT INTO ${sql.table(table)} (${sql.join(names.map((name) => sql.id(name)))})
        VALUES ${sql.join(values)}`.execute(this.db);
    }
  }
}
