import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { type NoticeSubject, readSubject, writtenSubject } from './notice-subject.js';

interface NoticeTables {
  subscription_notices_due: { school_id: string; subject: string; held_until: Date | null };
}

export type SchoolSubjects = Readonly<{ schoolId: string; subjects: readonly NoticeSubject[] }>;

@Injectable()
export class NoticesDueRepository {
  private readonly db = this.database.tables<NoticeTables>();

  constructor(private readonly database: Database) {}

  async add(schools: readonly SchoolSubjects[]): Promise<void> {
    await this.db
      .insertInto('subscription_notices_due')
      .values(
        schools.flatMap(({ schoolId: school_id, subjects }) =>
          subjects.map((subject) => ({ school_id, subject: writtenSubject(subject), held_until: null })),
        ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /**
   * What schools are to be told, taken off the list with the current transaction; a school without any is left out, and
   * so is what somebody else is taking: two that waited for each other's schools would never end.
   */
  async take(schoolIds: readonly string[]): Promise<SchoolSubjects[]> {
    const free = this.db
      .selectFrom('subscription_notices_due')
      .select(['school_id', 'subject'])
      .where('school_id', 'in', schoolIds)
      .forUpdate()
      .skipLocked();
    const rows = await this.db
      .deleteFrom('subscription_notices_due')
      .where(({ eb, refTuple }) =>
        eb(refTuple('school_id', 'subject'), 'in', free.$asTuple('school_id', 'subject')),
      )
      .returning(['school_id', 'subject'])
      .execute();
    return [...Map.groupBy(rows, (row) => row.school_id)].map(([schoolId, own]) => ({
      schoolId,
      subjects: own.map(({ subject }) => readSubject(subject)),
    }));
  }

  /** Schools that are to be told something and do not wait after a failure. */
  async schoolsDue(limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('subscription_notices_due')
      .select('school_id')
      .distinct()
      .where(sql<boolean>`(held_until IS NULL OR held_until < clock_timestamp())`)
      .orderBy('school_id')
      .limit(limit)
      .execute();
    return rows.map((row) => row.school_id);
  }

  async hold(schoolId: string, seconds: number): Promise<void> {
    await this.db
      .updateTable('subscription_notices_due')
      .set({ held_until: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
      .where('school_id', '=', schoolId)
      .execute();
  }
}
