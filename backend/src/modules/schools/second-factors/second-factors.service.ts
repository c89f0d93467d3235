import { Injectable } from '@nestjs/common';
import type { SchoolRole } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Changes } from '../../../platform/database/changes.js';
import { HostedUsers } from '../../../platform/hosted-backend/hosted-users.js';
import type { Member } from '../members/member.js';
import { MemberChanges } from '../members/member-changes.js';
import { refuseUnlessMainAdmin } from '../school-role.js';
import { MemberNotFoundError } from '../schools.errors.js';
import { sessionsEnded } from '../schools.events.js';
import { SchoolsService } from '../schools.service.js';
import { RemovalNotice } from './removal-notice.js';
import { refusalOfRemoval } from './removal-refusal.js';
import { NoSecondFactorError, SecondFactorRemovalError } from './second-factors.errors.js';

/** What members sign in with beside the password, as far as the administrators of their school may undo it. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly people: MemberChanges,
    private readonly schools: SchoolsService,
    private readonly users: HostedUsers,
    private readonly notice: RemovalNotice,
    private readonly changes: Changes,
  ) {}

  async isSetUp({ school }: SchoolCaller, userId: string): Promise<boolean> {
    if (!(await this.schools.find(school.id, userId))) throw new MemberNotFoundError();
    return this.users.hasSecondFactor(userId);
  }

  /** The hosted backend is asked last, inside the transaction: nothing is removed that the record does not tell. */
  remove(caller: SchoolCaller, userId: string, reason: string, at: number): Promise<void> {
    return this.people.changeAsSystem(caller, userId, async (member) => {
      await this.refuse(caller, member);
      await this.people.log(caller, member, { action: 'second_factor_removed', reason });
      await this.notice.send(caller, { userId, email: member.email, reason, at });
      await this.changes.publish(sessionsEnded, userId);
      await this.users.removeSecondFactor(userId);
    });
  }

  private async refuse({ principal, membership }: SchoolCaller, { userId, roles }: Member): Promise<void> {
    refuseUnlessMainAdmin(membership.roles, roles);
    const remover = { userId: principal.userId, roles: await this.rolesOf(principal.userId) };
    const isStaff = (await this.schools.staffPosts(userId)).length > 0;
    const refusal = refusalOfRemoval(remover, { userId, roles: await this.rolesOf(userId), isStaff });
    if (refusal) throw new SecondFactorRemovalError(refusal);
    if (!(await this.users.hasSecondFactor(userId))) throw new NoSecondFactorError();
  }

  private async rolesOf(userId: string): Promise<ReadonlyMap<string, SchoolRole>> {
    return new Map((await this.schools.schoolsOf(userId)).map(({ code, role }) => [code, role]));
  }
}
