import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import type { MatchKind, Remembered } from '../domain/import/matching.js';

interface MatchTables {
  timetable_matches: {
    school_id: string;
    kind: MatchKind;
    key: string;
    word: string | null;
    target_id: string | null;
  };
}

/** `isWord`: whether the choice is none of the school's ids. */
export type ChosenMatch = Remembered & Readonly<{ isWord: boolean }>;

/** What the school chose for the names of timetable files; in the current transaction. */
@Injectable()
export class TimetableMatchesRepository {
  private readonly db = this.database.tables<MatchTables>();

  constructor(private readonly database: Database) {}

  /** Of these keys. */
  list({ schoolId }: SchoolOwner, keys: readonly string[]): Promise<Remembered[]> {
    return this.db
      .selectFrom('timetable_matches')
      .select(['kind', 'key', sql<string>`coalesce(word, target_id::text)`.as('choice')])
      .where('school_id', '=', schoolId)
      .where('key', '=', sql<string>`ANY (${keys})`)
      .orderBy('kind')
      .orderBy('key')
      .execute();
  }

  /** In place of what was chosen for the same names before. */
  async remember({ schoolId }: SchoolOwner, matches: readonly ChosenMatch[], now: number): Promise<void> {
    const rows = matches.map(({ kind, key, choice, isWord }) => ({
      kind,
      key,
      word: isWord ? choice : null,
      target_id: isWord ? null : choice,
    }));
    await sql`
      INSERT INTO timetable_matches (school_id, kind, key, word, target_id, chosen_at)
      SELECT ${schoolId}, kind, key, word, target_id, ${toDate(now)}
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS chosen (kind text, key text, word text, target_id uuid)
      ON CONFLICT (school_id, kind, key)
        DO UPDATE SET word = excluded.word, target_id = excluded.target_id, chosen_at = excluded.chosen_at`.execute(
      this.db,
    );
  }
}
