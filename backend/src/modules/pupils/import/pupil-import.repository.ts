import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { jsonRows } from '../../../platform/database/json-rows.js';
import type { KnownPlace } from '../domain/imported-place.js';
import type { Placing } from '../domain/placing.js';
import type { LeftFor, PupilContent } from '../domain/pupil.js';
import type { KnownPupil } from '../domain/pupil-change.js';
import { foldedName, wordsOfName } from '../domain/pupil-name.js';
import type { Guardian } from '../guardians/guardian.js';
import type { KeptNumber } from '../kept-number.js';
import type { PupilsTables } from '../pupils-tables.js';

/** `numberKey`: the hash of the number, in hexadecimal digits. `hasStays`: in some class of the session, on any day. */
export type ImportablePupil = KnownPupil &
  KnownPlace &
  Readonly<{
    id: string;
    version: number;
    numberEnding: string | null;
    leftOn: string | null;
    guardians: readonly Guardian[];
    hasStays: boolean;
  }>;

export type NewPupil = Readonly<{
  id: string;
  content: PupilContent;
  kept: KeptNumber;
  guardians: readonly Guardian[];
}>;

/** One who is there, as they are to be. `number`: null where it stays. */
export type StandingPupil = Readonly<{
  id: string;
  version: number;
  content: PupilContent;
  number: KeptNumber | null;
}>;

/** `classId`: into a class, of which the pupil has been in none. */
export type FirstPlacing = Placing & Readonly<{ pupilId: string; classId: string }>;

/** A statement takes so many values at most. */
const ROWS_AT_ONCE = 1_000;

/** Many pupils at once, in the current transaction. */
@Injectable()
export class PupilImportRepository {
  private readonly db = this.database.tables<PupilsTables>();

  constructor(private readonly database: Database) {}

  /** All of the school that are not deleted, who has left too, with where they are on the day of the session. */
  async list(schoolId: string, academicYearId: string, day: Day): Promise<ImportablePupil[]> {
    const { rows } = await sql<ImportablePupil>`
      WITH stays AS (
        SELECT pupil_id, class_id, from_day, ${day} BETWEEN from_day AND coalesce(to_day, 'infinity') AS is_now
        FROM class_memberships WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId}
      ), stays_in_groups AS (
        SELECT pupil_id, json_agg(group_id) AS all FROM group_memberships
        WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId}
          AND ${day} BETWEEN from_day AND coalesce(to_day, 'infinity') GROUP BY pupil_id
      ), guardians AS (
        SELECT pupil_id, json_agg(json_build_object(
          'name', name, 'relation', relation, 'phone', phone, 'email', email) ORDER BY place) AS all
        FROM pupil_guardians WHERE school_id = ${schoolId} GROUP BY pupil_id
      )
      SELECT id, name, sex, register_number AS "registerNumber", to_char(birth_date, 'YYYY-MM-DD') AS "birthDate",
        encode(number_hash, 'hex') AS "numberKey", number_ending AS "numberEnding", to_char(left_on, 'YYYY-MM-DD') AS "leftOn", version,
        coalesce(guardians.all, '[]') AS guardians, coalesce(stays_in_groups.all, '[]') AS "groupIds",
        stays.class_id AS "classId", to_char(stays.from_day, 'YYYY-MM-DD') AS since,
        id IN (SELECT pupil_id FROM stays) AS "hasStays"
      FROM pupils LEFT JOIN guardians ON guardians.pupil_id = id
        LEFT JOIN stays_in_groups ON stays_in_groups.pupil_id = id
        LEFT JOIN stays ON stays.pupil_id = id AND stays.is_now
      WHERE school_id = ${schoolId} AND deleted_at IS NULL ORDER BY id`.execute(this.db);
    return rows;
  }

  /** By pupil; of whom none is kept there is none. */
  async sealedNumbers(schoolId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const { rows } = await sql<{ id: string; sealed: Buffer }>`
      SELECT id, number_sealed AS sealed FROM pupils
      WHERE school_id = ${schoolId} AND id = ANY (${ids}::uuid[]) AND number_sealed IS NOT NULL`.execute(
      this.db,
    );
    return new Map(rows.map(({ id, sealed }) => [id, sealed]));
  }

  /** Each that still stands in its version. A number that is left out stays as it is kept. */
  async changeAll(schoolId: string, pupils: readonly StandingPupil[], now: number): Promise<void> {
    const rows = pupils.map(({ id, version, content, number }) => ({
      ...{ id, version, name: content.name, sort_name: foldedName(content.name), sex: content.sex },
      ...{ register_number: content.registerNumber, birth_date: content.birthDate },
      ...{ has_number: number !== null, number_sealed: number?.numberSealed?.toString('hex') },
      ...{ number_hash: number?.numberHash?.toString('hex'), number_ending: number?.numberEnding },
    }));
    await sql`
      UPDATE pupils SET version = pupils.version + 1, updated_at = ${toDate(now)}, name = said.name,
        sort_name = said.sort_name, sex = said.sex, register_number = said.register_number,
        birth_date = said.birth_date,
        number_sealed = CASE WHEN has_number THEN decode(said.number_sealed, 'hex') ELSE pupils.number_sealed END,
        number_hash = CASE WHEN has_number THEN decode(said.number_hash, 'hex') ELSE pupils.number_hash END,
        number_ending = CASE WHEN has_number THEN said.number_ending ELSE pupils.number_ending END
      FROM jsonb_to_recordset(${jsonRows(rows)}::jsonb) AS said (id uuid, version integer, name text,
        sort_name text, sex text, register_number text, birth_date date, has_number boolean,
        number_sealed text, number_hash text, number_ending text)
      WHERE pupils.school_id = ${schoolId} AND pupils.id = said.id AND pupils.version = said.version
        AND pupils.deleted_at IS NULL`.execute(this.db);
  }

  /** `leftOn`: null where they are at the school again. `leftFor`: left out where what was said of it stays. */
  async saveLeaving(
    schoolId: string,
    pupils: readonly Readonly<{ id: string; leftOn: string | null; leftFor?: LeftFor }>[],
  ): Promise<void> {
    if (pupils.length === 0) return;
    const rows = pupils.map(({ id, leftOn: left_on, leftFor: left_for }) => ({ id, left_on, left_for }));
    await sql`
      UPDATE pupils SET left_on = said.left_on, left_for = coalesce(said.left_for, pupils.left_for)
      FROM jsonb_to_recordset(${jsonRows(rows)}::jsonb) AS said (id uuid, left_on date, left_for text)
      WHERE pupils.school_id = ${schoolId} AND pupils.id = said.id AND deleted_at IS NULL`.execute(this.db);
  }

  async addAll(schoolId: string, pupils: readonly NewPupil[], now: number): Promise<void> {
    const at = toDate(now);
    const rows = pupils.map(({ id, content, kept }) => ({
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
      created_at: at,
      updated_at: at,
    }));
    const words = pupils.flatMap(({ id, content }) =>
      wordsOfName(content.name).map((word) => ({ school_id: schoolId, word, pupil_id: id })),
    );
    await this.insert('pupils', rows);
    await this.insert('pupil_name_words', words);
    await this.addGuardians(schoolId, pupils);
  }

  async placeAll(schoolId: string, placings: readonly FirstPlacing[]): Promise<void> {
    const rows = placings.map(({ academicYearId, pupilId, classId, groupIds, day }) => ({
      row: {
        school_id: schoolId,
        academic_year_id: academicYearId,
        pupil_id: pupilId,
        class_id: classId,
        from_day: day,
      },
      groupIds,
    }));
    await this.insert(
      'class_memberships',
      rows.map(({ row }) => row),
    );
    await this.insert(
      'group_memberships',
      rows.flatMap(({ row, groupIds }) => groupIds.map((group_id) => ({ ...row, group_id }))),
    );
  }

  async replaceGuardians(
    schoolId: string,
    pupils: readonly Pick<NewPupil, 'id' | 'guardians'>[],
  ): Promise<void> {
    await this.db
      .deleteFrom('pupil_guardians')
      .where('school_id', '=', schoolId)
      .where('pupil_id', '=', sql<string>`ANY (${pupils.map(({ id }) => id)}::uuid[])`)
      .execute();
    await this.addGuardians(schoolId, pupils);
  }

  /** Softly. */
  async deleteAll(schoolId: string, ids: readonly string[], now: number): Promise<void> {
    await sql`UPDATE pupils SET deleted_at = ${toDate(now)}
      WHERE school_id = ${schoolId} AND id = ANY (${ids}::uuid[])`.execute(this.db);
  }

  private async addGuardians(
    schoolId: string,
    pupils: readonly Pick<NewPupil, 'id' | 'guardians'>[],
  ): Promise<void> {
    const rows = pupils.flatMap(({ id: pupil_id, guardians }) =>
      guardians.map((guardian, index) => ({ ...guardian, pupil_id, place: index + 1 })),
    );
    await sql`
      INSERT INTO pupil_guardians (school_id, pupil_id, place, name, relation, phone, email)
      SELECT ${schoolId}, pupil_id, place, name, relation, phone, email
      FROM jsonb_to_recordset(${jsonRows(rows)}::jsonb) AS said (pupil_id uuid, place smallint, name text,
        relation text, phone text, email text)`.execute(this.db);
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
