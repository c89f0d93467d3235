import { Injectable } from '@nestjs/common';
import type { SchoolRole } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { Changes } from '../../../platform/database/changes.js';
import { Database } from '../../../platform/database/database.js';
import { HostedUsers } from '../../../platform/hosted-backend/hosted-users.js';
import type { Member } from '../members/member.js';
import { MembersRepository } from '../members/members.repository.js';
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
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly members: MembersRepository,
    private readonly schools: SchoolsService,
    private readonly users: HostedUsers,
    private readonly notice: RemovalNotice,
    private readonly changes: Changes,
  ) {}

  async isSetUp({ school }: SchoolCaller, userId: string): Promise<boolean> {
    const member = await this.database.tenantRead(school.id, () => this.members.find(school.id, userId));
    if (!member) throw new MemberNotFoundError();
    return this.users.hasSecondFactor(userId);
  }

  /** The hosted backend is asked last, inside the transaction: nothing is removed that the record does not tell. */
  remove(caller: SchoolCaller, userId: string, reason: string, at: number): Promise<void> {
    const { school } = caller;
    return this.database.systemTransaction(async () => {
      await this.members.lock(school.id);
      await this.writes.writeAsSystem(caller, async () => {
        const member = await this.members.find(school.id, userId);
        if (!member) throw new MemberNotFoundError();
        await this.refuse(caller, member);
        await this.record(caller, member, reason);
        await this.notice.send(caller, { userId, email: member.email, reason, at });
        await this.changes.publish(sessionsEnded, userId);
        await this.users.removeSecondFactor(userId);
      });
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

  private record({ school, principal }: SchoolCaller, { email, roles }: Member, reason: string) {
    const change = {
      actorId: principal.userId,
      action: 'second_factor_removed',
      email,
      roles,
      reason,
    } as const;
    return this.members.log(school.id, change);
  }
}
