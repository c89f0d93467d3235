import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SchoolRole, StaffRole, Suspension } from '../../platform/access/access.js';
import type { Membership, Place, School, StaffPost } from '../../platform/access/memberships.js';
import { Database } from '../../platform/database/database.js';
import { dutiesOfMember } from './duties/duties-of-member.js';
import { SchoolCodeTakenError } from './schools.errors.js';
import type { SchoolsTables } from './schools-tables.js';
import { suspensionOfMember } from './suspensions/suspension-of-member.js';

/** A school as one of its members sees it, with the name that the member has there. */
export type OwnSchool = Readonly<{ code: string; name: string; role: SchoolRole; displayName: string }>;

export type StaffMember = Readonly<{ userId: string; email: string }>;
export type Member = Readonly<{
  userId: string;
  name: string;
  email: string;
  role: SchoolRole;
  roles: readonly SchoolRole[];
  suspension: Suspension | null;
}>;

@Injectable()
export class SchoolsRepository {
  private readonly db = this.database.tables<SchoolsTables>();

  readonly membersOf = this.database.once(
    (schoolId: string): Promise<Member[]> =>
      this.db
        .selectFrom('school_members')
        .select(['user_id as userId', 'display_name as name', 'email', 'role', 'roles'])
        .select(suspensionOfMember)
        .where('school_id', '=', schoolId)
        .orderBy('display_name')
        .execute(),
  );

  readonly schoolById = this.database.once(
    (schoolId: string): Promise<School> =>
      this.db
        .selectFrom('schools')
        .select(['id', 'code', 'name'])
        .where('id', '=', schoolId)
        .executeTakeFirstOrThrow(),
  );

  constructor(private readonly database: Database) {}

  async findSchool(code: string): Promise<School | null> {
    const query = this.db
      .selectFrom('schools')
      .select(['id', 'code', 'name'])
      .where('code', '=', code.toLowerCase());
    return (await query.executeTakeFirst()) ?? null;
  }

  async findMembership(schoolId: string, userId: string): Promise<Membership | null> {
    return (await this.membership(schoolId, userId).executeTakeFirst()) ?? null;
  }

  /** Keeps the row as it is until the transaction ends. */
  async findMembershipLocked(schoolId: string, userId: string): Promise<Membership | null> {
    return (await this.membership(schoolId, userId).forShare().executeTakeFirst()) ?? null;
  }

  async schoolsOf(userId: string): Promise<OwnSchool[]> {
    return this.db
      .selectFrom('school_members')
      .innerJoin('schools', 'schools.id', 'school_members.school_id')
      .select([
        'schools.code',
        'schools.name',
        'school_members.role',
        'school_members.display_name as displayName',
      ])
      .where('school_members.user_id', '=', userId)
      .orderBy('schools.name')
      .execute();
  }

  /** Where somebody is, was, or is invited. */
  async schoolsThatKnow({
    userId,
    email,
  }: Readonly<{ userId: string; email: string | null }>): Promise<string[]> {
    const { rows } = await sql<{ school_id: string }>`
      SELECT school_id FROM school_members WHERE user_id = ${userId}
      UNION SELECT school_id FROM invitations WHERE lower(email) = lower(${email})
      UNION SELECT school_id FROM membership_log WHERE lower(email) = lower(${email})`.execute(this.db);
    return rows.map(({ school_id }) => school_id);
  }

  async mainAdmins(schoolId: string): Promise<{ userId: string; name: string; email: string }[]> {
    return this.db
      .selectFrom('school_members')
      .select(['user_id as userId', 'display_name as name', 'email'])
      .where('school_id', '=', schoolId)
      .where(sql<boolean>`'main_admin' = ANY (roles)`)
      .orderBy('display_name')
      .execute();
  }

  async staffPosts(userId: string): Promise<StaffPost[]> {
    const rows = await this.db
      .selectFrom('platform_staff')
      .select(['role', 'since'])
      .where('user_id', '=', userId)
      .execute();
    return rows.map(({ role, since }) => ({ role, since: since.getTime() }));
  }

  async staffOf(role: StaffRole): Promise<StaffMember[]> {
    return this.db
      .selectFrom('platform_staff')
      .select(['user_id as userId', 'email'])
      .where('role', '=', role)
      .orderBy('email')
      .execute();
  }

  /** Waits for whoever is registering the same code. */
  async addSchool({ code, name }: Pick<School, 'code' | 'name'>): Promise<School> {
    return this.db
      .insertInto('schools')
      .values({ code, name })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning(['id', 'code', 'name'])
      .executeTakeFirstOrThrow(() => new SchoolCodeTakenError());
  }

  async changeCode(schoolId: string, code: string): Promise<School> {
    return this.db
      .updateTable('schools')
      .set({ code })
      .where('id', '=', schoolId)
      .returning(['id', 'code', 'name'])
      .executeTakeFirstOrThrow();
  }

  async saveMember(schoolId: string, userId: string, place: Place): Promise<void> {
    const row = { roles: place.roles, display_name: place.displayName, email: place.email };
    await this.db
      .insertInto('school_members')
      .values({ school_id: schoolId, user_id: userId, ...row })
      .onConflict((conflict) => conflict.columns(['school_id', 'user_id']).doUpdateSet(row))
      .execute();
  }

  async changeAddress(schoolId: string, userId: string, email: string): Promise<void> {
    await this.db
      .updateTable('school_members')
      .set({ email })
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId)
      .execute();
  }

  async removeMember(schoolId: string, userId: string): Promise<void> {
    await this.db
      .deleteFrom('school_members')
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId)
      .execute();
  }

  async addStaff(userId: string, role: StaffRole, email: string): Promise<void> {
    const row = { user_id: userId, role, email };
    await this.db
      .insertInto('platform_staff')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  private membership(schoolId: string, userId: string) {
    return this.db
      .selectFrom('school_members')
      .select(['role', 'roles', 'display_name as displayName', 'email', dutiesOfMember, suspensionOfMember])
      .where('school_id', '=', schoolId)
      .where('user_id', '=', userId);
  }
}
