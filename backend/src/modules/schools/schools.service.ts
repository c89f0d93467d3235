import { Injectable } from '@nestjs/common';
import { isOf, isSuspendedOn, type StaffRole } from '../../platform/access/access.js';
import type { SchoolCaller } from '../../platform/access/caller.js';
import {
  type Membership,
  Memberships,
  type Place,
  type School,
  type StaffPost,
} from '../../platform/access/memberships.js';
import { dayOf } from '../../platform/calendar/school-instant.js';
import { Changes } from '../../platform/database/changes.js';
import { CommittedCache } from '../../platform/database/committed-cache.js';
import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.js';
import { AcademicYears } from './academic-years/academic-years.js';
import type { StateCode } from './domain/malaysian-state.js';
import { codesChanged, membershipChanged, schoolRegistered } from './schools.events.js';
import { type Member, type OwnSchool, SchoolsRepository, type StaffMember } from './schools.repository.js';
import { SchoolsByCode } from './schools-by-code.js';

/** As the table demands it. Whatever else is asked for, NUL bytes among it, never reaches the database. */
const CODE = /^[a-z][a-z0-9-]{1,29}[a-z0-9]$/;

/** `state`: as MyInvois numbers it; null where nobody has said. */
export type NewSchool = Readonly<{ code: string; name: string; state: StateCode | null }>;

/** The face of the module to others: which schools there are and who belongs to them. */
@Injectable()
export class SchoolsService extends Memberships {
  private readonly members: CommittedCache<Membership | null>;
  private readonly schools: SchoolsByCode;

  constructor(
    private readonly database: Database,
    private readonly repository: SchoolsRepository,
    private readonly events: Events,
    private readonly changes: Changes,
    private readonly years: AcademicYears,
  ) {
    super();
    this.members = new CommittedCache(changes, membershipChanged);
    this.schools = new SchoolsByCode(changes);
  }

  override async findSchool(code: string): Promise<School | null> {
    const key = code.toLowerCase();
    if (!CODE.test(key)) return null;
    return this.schools.find(key, () => this.database.systemRead(() => this.repository.findSchool(key)));
  }

  override find(schoolId: string, userId: string): Promise<Membership | null> {
    return this.members.get(schoolId, userId, () =>
      this.database.tenantRead(schoolId, () => this.repository.findMembership(schoolId, userId)),
    );
  }

  override findLocked(schoolId: string, userId: string): Promise<Membership | null> {
    return this.repository.findMembershipLocked(schoolId, userId);
  }

  override staffPosts(userId: string): Promise<readonly StaffPost[]> {
    return this.database.systemRead(() => this.repository.staffPosts(userId));
  }

  /** Who works for the platform in that role; in the current system transaction. */
  staffOf(role: StaffRole): Promise<StaffMember[]> {
    return this.repository.staffOf(role);
  }

  async administers(userId: string, schoolCode: string, now: number): Promise<boolean> {
    const school = await this.findSchool(schoolCode);
    const membership = school && (await this.find(school.id, userId));
    return membership !== null && !isSuspendedOn(dayOf(now), membership) && isOf('admin', membership);
  }

  schoolsOf(userId: string): Promise<OwnSchool[]> {
    return this.database.systemRead(() => this.repository.schoolsOf(userId));
  }

  /** Where somebody is, was, or is invited; in the current system transaction. */
  schoolsThatKnow(person: Readonly<{ userId: string; email: string | null }>): Promise<string[]> {
    return this.repository.schoolsThatKnow(person);
  }

  mainAdmins(schoolId: string): Promise<{ userId: string; name: string; email: string }[]> {
    return this.database.tenantRead(schoolId, () => this.repository.mainAdmins(schoolId));
  }

  /** Everybody in the school, in the current transaction. */
  membersOf(schoolId: string): Promise<Member[]> {
    return this.repository.membersOf(schoolId);
  }

  /** In the current transaction. */
  schoolById(schoolId: string): Promise<School> {
    return this.repository.schoolById(schoolId);
  }

  /** Makes a school with its first main administrator; whoever listens grants the trial in the same transaction. */
  register(
    { session, ...school }: NewSchool & Readonly<{ session?: string }>,
    at: number,
    founder: Place & { userId: string },
  ): Promise<School> {
    return this.database.systemTransaction(async () => {
      const made = await this.repository.addSchool({ ...school, code: school.code.toLowerCase() });
      await this.years.ensureOne(made.id, school.state, at, session);
      await this.repository.saveMember(made.id, founder.userId, founder);
      await this.events.emit(schoolRegistered, { schoolId: made.id, at });
      return made;
    });
  }

  /** Everything of the school goes on under the new code, from the next request on, in every process. */
  async changeCode(schoolId: string, code: string): Promise<School> {
    const changed = await this.repository.changeCode(schoolId, code);
    await this.changes.publish(codesChanged, schoolId);
    return changed;
  }

  /** The school of this code, made without anybody in it if there is none. */
  ensureSchool(school: NewSchool, at: number): Promise<School> {
    return this.database.systemTransaction(async () => {
      const made = (await this.findSchool(school.code)) ?? (await this.repository.addSchool(school));
      await this.years.ensureOne(made.id, school.state, at);
      return made;
    });
  }

  /** Addresses are changed at the hosted backend; mail of the school follows whoever signs in with a new one. */
  async followAddress({ school, principal, membership }: SchoolCaller): Promise<void> {
    const email = principal.email.toLowerCase();
    if (email === '' || email === membership.email) return;
    await this.database.tenantTransaction(school.id, async () => {
      await this.repository.changeAddress(school.id, principal.userId, email);
      await this.changes.publish(membershipChanged, school.id);
    });
  }

  /** The member loses access at the next request: here at once, in other processes with the announcement. */
  removeMember(schoolId: string, userId: string): Promise<void> {
    return this.database.tenantTransaction(schoolId, async () => {
      await this.repository.removeMember(schoolId, userId);
      await this.changes.publish(membershipChanged, schoolId);
    });
  }

  saveMember(schoolId: string, userId: string, place: Place): Promise<void> {
    return this.database.tenantTransaction(schoolId, async () => {
      await this.repository.saveMember(schoolId, userId, place);
      await this.changes.publish(membershipChanged, schoolId);
    });
  }

  addStaff(userId: string, role: StaffRole, email: string): Promise<void> {
    return this.database.systemTransaction(() => this.repository.addStaff(userId, role, email));
  }
}
