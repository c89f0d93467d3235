import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { schoolRowsOf } from '../../../platform/records/noun-rows.js';
import type { RecordOf, SchoolOwner } from '../../../platform/records/record-rows.js';
import { ROOM, type RoomContent } from '../domain/room.js';

export type Room = RecordOf<RoomContent>;

/** In the current transaction. */
@Injectable()
export class RoomsRepository {
  readonly rows = schoolRowsOf(ROOM);

  /** Those that are not deleted, by name. */
  list(owner: SchoolOwner): Promise<Room[]> {
    return this.rows.list(owner, sql`ORDER BY lower(name)`);
  }
}
