import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { schoolRowsOf } from '../../../platform/records/noun-rows.js';
import type { RecordOf, SchoolOwner } from '../../../platform/records/record-rows.js';
import { ROOM, type RoomContent } from '../domain/room.js';

interface RoomTables {
  rooms: { school_id: string; name: string; deleted_at: Date | null };
}

export type Room = RecordOf<RoomContent>;

/** In the current transaction. */
@Injectable()
export class RoomsRepository {
  private readonly db = this.database.tables<RoomTables>();

  readonly rows = schoolRowsOf(ROOM);

  constructor(private readonly database: Database) {}

  /** Those that are not deleted, by name. */
  list({ schoolId }: SchoolOwner): Promise<Room[]> {
    return this.db
      .selectFrom('rooms')
      .select(this.rows.selection())
      .where('school_id', '=', schoolId)
      .where('deleted_at', 'is', null)
      .orderBy(sql`lower(name)`)
      .$castTo<Room>()
      .execute();
  }
}
