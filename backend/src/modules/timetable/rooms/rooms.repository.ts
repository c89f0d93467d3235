import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { type Columns, plain, text } from '../../../platform/records/columns.js';
import { type RecordOf, type SchoolOwner, SchoolRows } from '../../../platform/records/record-rows.js';
import type { RoomContent } from '../domain/room.js';

interface RoomTables {
  rooms: { school_id: string; name: string; deleted_at: Date | null };
}

export type Room = RecordOf<RoomContent>;

const COLUMNS: Columns<RoomContent> = { name: text('name'), capacity: plain('capacity') };

/** In the current transaction. */
@Injectable()
export class RoomsRepository {
  private readonly db = this.database.tables<RoomTables>();

  readonly rows = new SchoolRows<RoomContent>(this.database.tables(), {
    table: 'rooms',
    columns: COLUMNS,
    derived: {},
  });

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
