import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SchoolRole } from '../../../platform/access/access.js';
import { Database } from '../../../platform/database/database.js';
import type { MembershipAction, SchoolsTables } from '../schools-tables.js';
import type { Member } from './member.js';

type Change = Readonly<{
  actorId: string;
  action: MembershipAction;
  email: string;
  role: SchoolRole;
  reason?: string;
}>;

@Injectable()
export class MembersRepository {
  private readonly db = this.database.tables<SchoolsTables>();

  constructor(private readonly database: Database) {}

  /** One change of a school's people at a time: the last place and the last main administrator are counted. */
  async lock(schoolId: string): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`members:${schoolId}`}, 0))`.execute(this.db);
  }

  async list(schoolId: string): Promise<Member[]> {
    const rows = await this.of(schoolId).orderBy('display_name').orderBy('user_id').execute();
    return rows.map(({ joinedAt, ...row }) => ({ ...row, joinedAt: joinedAt.getTime() }));
  }

  async find(schoolId: string, userId: string): Promise<Member | null> {
    const row = await this.of(schoolId).where('user_id', '=', userId).executeTakeFirst();
    return row ? { ...row, joinedAt: row.joinedAt.getTime() } : null;
  }

  async hasAddress(schoolId: string, email: string): Promise<boolean> {
    const row = await this.of(schoolId).where(sql<string>`lower(email)`, '=', email).executeTakeFirst();
    return row !== undefined;
  }

  async count(schoolId: string, role: SchoolRole): Promise<number> {
    const { count } = await this.db
      .selectFrom('school_members')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('school_id', '=', schoolId)
      .where('role', '=', role)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async log(schoolId: string, { actorId, ...change }: Change): Promise<void> {
    await this.db
      .insertInto('membership_log')
      .values({ school_id: schoolId, actor_id: actorId, ...change })
      .execute();
  }

  private of(schoolId: string) {
    return this.db
      .selectFrom('school_members')
      .select(['user_id as userId', 'role', 'display_name as displayName', 'email', 'joined_at as joinedAt'])
      .where('school_id', '=', schoolId);
  }
}
