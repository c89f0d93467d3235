import { Injectable } from '@nestjs/common';
import { dayOf } from '../calendar/school-instant.js';
import { Database } from '../database/database.js';
import {
  AccessRestrictedError,
  MemberSuspendedError,
  NotAMemberError,
  RoleRequiredError,
} from '../errors/errors.js';
import { admits, isSuspendedOn, neededBy } from './access.js';
import type { SchoolCaller } from './caller.js';
import { Entitlements } from './entitlements.js';
import { Memberships } from './memberships.js';

/**
 * The transaction of a write route: membership, role and subscription are checked again inside it, so that
 * someone removed a moment ago, or a school locked a moment ago, writes nothing.
 */
@Injectable()
export class SchoolWrites {
  constructor(
    private readonly database: Database,
    private readonly memberships: Memberships,
    private readonly entitlements: Entitlements,
  ) {}

  /** Reads of the caller's school, which the guards of its route have let in. */
  read<T>({ school }: Pick<SchoolCaller, 'school'>, work: () => Promise<T>): Promise<T> {
    return this.database.tenantRead(school.id, work);
  }

  write<T>(caller: SchoolCaller, work: () => Promise<T>): Promise<T> {
    return this.database.tenantTransaction(caller.school.id, () => this.checked(caller, work));
  }

  /** The same for work on what requests may only read, such as the state of a subscription. */
  writeAsSystem<T>(caller: SchoolCaller, work: () => Promise<T>): Promise<T> {
    return this.database.systemTransaction(() => this.checked(caller, work));
  }

  private async checked<T>(caller: SchoolCaller, work: () => Promise<T>): Promise<T> {
    await this.checkMembership(caller);
    await this.checkSubscription(caller);
    return work();
  }

  private async checkMembership({ school, principal, policy, now }: SchoolCaller): Promise<void> {
    const membership = await this.memberships.findLocked(school.id, principal.userId);
    if (!membership) throw new NotAMemberError();
    const day = dayOf(now);
    if (isSuspendedOn(day, membership)) throw new MemberSuspendedError(membership.suspension);
    if (!admits(policy, membership, day)) throw new RoleRequiredError(neededBy(policy));
  }

  private async checkSubscription({ school, now, policy }: SchoolCaller): Promise<void> {
    if (!policy.access) return;
    const { restrictionLevel, canAccess } = await this.entitlements.ofCurrentTransaction(school.id, now);
    if (!canAccess[policy.access]) throw new AccessRestrictedError(restrictionLevel, policy.access);
  }
}
