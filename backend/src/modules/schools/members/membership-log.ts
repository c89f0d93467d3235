import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import type { PageQueryDto } from '../../../platform/page/page.dto.js';
import { isNumberOf, isUuid, type Page, readPage } from '../../../platform/page/page.js';
import type { MembershipAction, SchoolsTables } from '../schools-tables.js';

/** `at` in epoch milliseconds, as text. `email`: of whom it is about; empty once they are erased. */
export type MembershipLine = Readonly<{
  id: string;
  at: string;
  actorId: string;
  action: MembershipAction;
  email: string;
}>;

const KEYS = { at: isNumberOf(15), id: isUuid };

/** What was done about the people of a school, and by whom. */
@Injectable()
export class MembershipLog {
  private readonly db = this.database.tables<SchoolsTables>();

  constructor(private readonly database: Database) {}

  /** Newest first. */
  list({ school }: SchoolCaller, query: PageQueryDto): Promise<Page<MembershipLine>> {
    return this.database.tenantRead(school.id, () =>
      readPage(query, {
        keys: KEYS,
        read: ({ after, limit }) => {
          let lines = this.lines(school.id);
          if (after)
            lines = lines.where(
              sql<boolean>`(${MILLISECOND}, id) < (${after.at}::numeric, ${after.id}::uuid)`,
            );
          return lines.limit(limit).execute();
        },
        positionOf: (line) => line,
      }),
    );
  }

  private lines(schoolId: string) {
    return this.db
      .selectFrom('membership_log')
      .select(['id', 'actor_id as actorId', 'action', 'email', sql<string>`${MILLISECOND}::text`.as('at')])
      .where('school_id', '=', schoolId)
      .orderBy(MILLISECOND, 'desc')
      .orderBy('id', 'desc');
  }
}

/** What a cursor can name: the clock of the database is finer. */
const MILLISECOND = sql`floor(extract(epoch FROM at) * 1000)::bigint`;
