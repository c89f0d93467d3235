import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { SchoolOwner } from '../../../../platform/records/record-rows.js';

interface EventFileTables {
  calendar_event_files: {
    school_id: string;
    id: string;
    academic_year_id: string;
    event_id: string;
    stored_as: string;
    name: string;
    type: string;
    bytes: number;
    added_at: Date;
    deleted_at: Date | null;
  };
}

/** `storedAs`: its name in the store of files. */
export type EventFile = Readonly<{
  id: string;
  storedAs: string;
  name: string;
  type: string;
  bytes: number;
  addedAt: Date;
}>;
/** Of which event of which session. */
export type FilePlace = Readonly<{ academicYearId: string; eventId: string }>;

/** In the current transaction. */
@Injectable()
export class EventFilesRepository {
  private readonly db = this.database.tables<EventFileTables>();

  constructor(private readonly database: Database) {}

  list(owner: SchoolOwner, eventId: string): Promise<EventFile[]> {
    return this.ofEvent(owner, eventId).where('deleted_at', 'is', null).execute();
  }

  async find(owner: SchoolOwner, eventId: string, id: string): Promise<EventFile | null> {
    const row = await this.ofEvent(owner, eventId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  }

  /** False where the id is taken. */
  async add(
    { schoolId }: SchoolOwner,
    { academicYearId, eventId }: FilePlace,
    { storedAs, addedAt, ...file }: EventFile,
  ): Promise<boolean> {
    const place = { school_id: schoolId, academic_year_id: academicYearId, event_id: eventId };
    const [made] = await this.db
      .insertInto('calendar_event_files')
      .values({ ...place, ...file, stored_as: storedAs, added_at: addedAt, deleted_at: null })
      .onConflict((conflict) => conflict.columns(['school_id', 'id']).doNothing())
      .execute();
    return made?.numInsertedOrUpdatedRows === 1n;
  }

  /** False where there is none of them: deleted at `at`, or there again with null. */
  async setDeleted(
    { schoolId }: SchoolOwner,
    eventId: string,
    id: string,
    at: Date | null,
  ): Promise<boolean> {
    const [changed] = await this.db
      .updateTable('calendar_event_files')
      .set({ deleted_at: at })
      .where('school_id', '=', schoolId)
      .where('event_id', '=', eventId)
      .where('id', '=', id)
      .where('deleted_at', at === null ? 'is not' : 'is', null)
      .execute();
    return changed?.numUpdatedRows === 1n;
  }

  /** Names in the store that are needed: of what stands, and of what was deleted since then and may come back. */
  async kept({ schoolId }: SchoolOwner, since: Date): Promise<string[]> {
    const rows = await this.db
      .selectFrom('calendar_event_files')
      .select('stored_as')
      .where('school_id', '=', schoolId)
      .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>=', since)]))
      .execute();
    return rows.map(({ stored_as }) => stored_as);
  }

  private ofEvent({ schoolId }: SchoolOwner, eventId: string) {
    return this.db
      .selectFrom('calendar_event_files')
      .select(['id', 'stored_as as storedAs', 'name', 'type', 'bytes', 'added_at as addedAt'])
      .where('school_id', '=', schoolId)
      .where('event_id', '=', eventId)
      .orderBy('added_at')
      .orderBy('name')
      .orderBy('id');
  }
}
