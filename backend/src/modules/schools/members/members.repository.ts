import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { GivenDuty, SchoolRole } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { visibleRows } from '../../../platform/access/visible-rows.js';
import { Database } from '../../../platform/database/database.js';
import { dutiesOfMember } from '../duties/duties-of-member.js';
import type { MembershipAction, SchoolsTables } from '../schools-tables.js';
import { lastEntryOfMember, suspensionOfMember } from '../suspensions/suspension-of-member.js';
import type { Member } from './member.js';

export type MemberChange = Readonly<{
  actorId: string;
  action: MembershipAction;
  email: string;
  roles: readonly SchoolRole[];
  reason?: string;
  given?: GivenDuty;
}>;

/** Whose memberships a caller reads on a route. */
const visibleTo = visibleRows('user_id');

@Injectable()
export class MembersRepository {
  private readonly db = this.database.tables<SchoolsTables>();

  constructor(private readonly database: Database) {}

  /** One change of a school's people at a time: the last place and the last main administrator are counted. */
  async lock(schoolId: string): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`members:${schoolId}`}, 0))`.execute(this.db);
  }

  async list(caller: SchoolCaller): Promise<Member[]> {
    const rows = await this.members()
      .where(visibleTo(caller))
      .orderBy('display_name')
      .orderBy('user_id')
      .execute();
    return rows.map(toMember);
  }

  /** Everybody, for what is counted among them. */
  async all(schoolId: string): Promise<Member[]> {
    return (await this.of(schoolId).execute()).map(toMember);
  }

  async find(schoolId: string, userId: string): Promise<Member | null> {
    const row = await this.of(schoolId).where('user_id', '=', userId).executeTakeFirst();
    return row ? toMember(row) : null;
  }

  /** In the current system transaction. */
  async schoolsOf(userId: string): Promise<string[]> {
    const query = this.db.selectFrom('school_members').select('school_id').where('user_id', '=', userId);
    return (await query.orderBy('school_id').execute()).map(({ school_id }) => school_id);
  }

  /** Keeps what somebody may do from being relied on until the transaction ends. */
  async hold(schoolId: string, userId: string): Promise<void> {
    await this.of(schoolId).where('user_id', '=', userId).forUpdate().execute();
  }

  async hasAddress(schoolId: string, email: string): Promise<boolean> {
    const row = await this.of(schoolId).where(sql<string>`lower(email)`, '=', email).executeTakeFirst();
    return row !== undefined;
  }

  async log(schoolId: string, { actorId, given, ...change }: MemberChange): Promise<void> {
    const duty = given && { duty: given.duty, duty_from: given.from, duty_to: given.to };
    await this.db
      .insertInto('membership_log')
      .values({ school_id: schoolId, actor_id: actorId, ...change, ...duty })
      .execute();
  }

  private of(schoolId: string) {
    return this.members().where('school_id', '=', schoolId);
  }

  private members() {
    return this.db
      .selectFrom('school_members')
      .select(['user_id as userId', 'role', 'roles', 'display_name as displayName', 'email'])
      .select(['joined_at as joinedAt', dutiesOfMember, suspensionOfMember, lastEntryOfMember]);
  }
}

function toMember(row: Omit<Member, 'joinedAt'> & { joinedAt: Date }): Member {
  return { ...row, joinedAt: row.joinedAt.getTime() };
}
