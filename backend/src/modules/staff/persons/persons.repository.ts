import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { schoolRowsOf } from '../../../platform/records/noun-rows.js';
import type { RecordOf } from '../../../platform/records/record-rows.js';
import { PERSON, type PersonContent } from '../domain/person.js';

interface PersonTables {
  staff: {
    school_id: string;
    id: string;
    name: string;
    account_id: string | null;
    deleted_at: Date | null;
  };
}

export type Person = RecordOf<PersonContent>;

/** Of one school, in the current transaction. */
@Injectable()
export class PersonsRepository {
  private readonly db = this.database.tables<PersonTables>();

  readonly rows = schoolRowsOf(PERSON);

  constructor(private readonly database: Database) {}

  /** By name; who has left too. */
  list(schoolId: string): Promise<Person[]> {
    return this.db
      .selectFrom('staff')
      .select(this.rows.selection())
      .where('school_id', '=', schoolId)
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .orderBy('id')
      .$castTo<Person>()
      .execute();
  }

  /** Deleted or not. */
  names(schoolId: string, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
    return this.db
      .selectFrom('staff')
      .select(['id', 'name'])
      .where('school_id', '=', schoolId)
      .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
      .execute();
  }

  /** Takes the account from whoever has it, and gives it to the person, unless they have one or are gone. */
  async giveAccount(schoolId: string, personId: string, accountId: string): Promise<void> {
    const { rows } = await sql`
      SELECT FROM staff WHERE school_id = ${schoolId} AND id = ${personId} AND account_id IS NULL AND deleted_at IS NULL
      FOR UPDATE`.execute(this.db);
    if (rows.length === 0) return;
    const changed = sql`version = version + 1, updated_at = now()`;
    await sql`UPDATE staff SET account_id = NULL, ${changed}
      WHERE school_id = ${schoolId} AND account_id = ${accountId}`.execute(this.db);
    await sql`UPDATE staff SET account_id = ${accountId}, ${changed}
      WHERE school_id = ${schoolId} AND id = ${personId}`.execute(this.db);
  }
}
