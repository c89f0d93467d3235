import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { needOf, type WrittenNeed } from '../domain/room-need.js';

export type NeedOfSet = WrittenNeed & Readonly<{ teachingSetId: string }>;

interface RoomNeedTables {
  room_needs: {
    school_id: string;
    academic_year_id: string;
    teaching_set_id: string;
    room_id: string | null;
    kind: string | null;
    seats: number | null;
  };
  rooms: { school_id: string; id: string; deleted_at: Date | null };
}

/** What sets ask of a room; in the current transaction. */
@Injectable()
export class RoomNeedsRepository {
  private readonly db = this.database.tables<RoomNeedTables>();

  constructor(private readonly database: Database) {}

  /** All of a session. Of a room that is deleted nothing is asked, until it is back. */
  list({ schoolId }: SchoolOwner, academicYearId: string): Promise<NeedOfSet[]> {
    return this.db
      .selectFrom('room_needs')
      .select(['teaching_set_id as teachingSetId', 'room_id as roomId', 'kind', 'seats'])
      .where('school_id', '=', schoolId)
      .where('academic_year_id', '=', academicYearId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('rooms')
              .select('rooms.id')
              .whereRef('rooms.school_id', '=', 'room_needs.school_id')
              .whereRef('rooms.id', '=', 'room_needs.room_id')
              .where('rooms.deleted_at', 'is not', null),
          ),
        ),
      )
      .execute();
  }

  /** In place of what these sets asked for before. */
  async keep({ schoolId }: SchoolOwner, academicYearId: string, needs: readonly NeedOfSet[]): Promise<void> {
    const [asked, unasked] = [
      needs.filter((need) => needOf(need) !== null),
      needs.filter((need) => needOf(need) === null),
    ];
    await this.db
      .deleteFrom('room_needs')
      .where('school_id', '=', schoolId)
      .where('teaching_set_id', '=', sql<string>`ANY (${unasked.map(({ teachingSetId }) => teachingSetId)})`)
      .execute();
    await sql`
      INSERT INTO room_needs (school_id, academic_year_id, teaching_set_id, room_id, kind, seats)
      SELECT ${schoolId}, ${academicYearId}, "teachingSetId", "roomId", kind, seats
      FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        AS asked ("teachingSetId" uuid, "roomId" uuid, kind text, seats smallint)
      ORDER BY "teachingSetId"
      ON CONFLICT (school_id, teaching_set_id)
        DO UPDATE SET room_id = excluded.room_id, kind = excluded.kind, seats = excluded.seats`.execute(
      this.db,
    );
  }

  async dropOfYear({ schoolId }: SchoolOwner, academicYearId: string): Promise<void> {
    await this.db
      .deleteFrom('room_needs')
      .where('school_id', '=', schoolId)
      .where('academic_year_id', '=', academicYearId)
      .execute();
  }
}
