import { Injectable } from '@nestjs/common';
import type { SchoolRole } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { Database } from '../../../platform/database/database.js';
import { refuseUnlessMainAdmin } from '../school-role.js';
import { LastMainAdminError, MemberNotFoundError } from '../schools.errors.js';
import { SchoolsService } from '../schools.service.js';
import type { Member } from './member.js';
import { MembersRepository } from './members.repository.js';
import { type SeatCount, Seats } from './seats.js';

/** The people of a school, as its administrators see and change them. */
@Injectable()
export class MembersService {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly members: MembersRepository,
    private readonly schools: SchoolsService,
    private readonly seats: Seats,
  ) {}

  list({ school, now }: SchoolCaller): Promise<{ members: Member[]; seats: SeatCount }> {
    return this.database.tenantRead(school.id, async () => ({
      members: await this.members.list(school.id),
      seats: await this.seats.count(school.id, now),
    }));
  }

  changeRole(caller: SchoolCaller, userId: string, role: SchoolRole): Promise<Member> {
    return this.change(caller, userId, async (member) => {
      if (member.role === role) return member;
      refuseUnlessMainAdmin(await this.roleNow(caller), member.role, role);
      await this.refuseToLoseLastMainAdmin(caller, member);
      await this.seats.refuseOneMore(caller.school.id, role, caller.now);
      const { displayName, email } = member;
      await this.schools.saveMember(caller.school.id, userId, { role, displayName, email });
      await this.log(caller, { ...member, role }, 'role_changed');
      return { ...member, role };
    });
  }

  remove(caller: SchoolCaller, userId: string): Promise<void> {
    return this.change(caller, userId, async (member) => {
      refuseUnlessMainAdmin(await this.roleNow(caller), member.role);
      await this.refuseToLoseLastMainAdmin(caller, member);
      await this.schools.removeMember(caller.school.id, userId);
      await this.log(caller, member, 'removed');
    });
  }

  /** The people are locked first: two who change each other would otherwise wait for each other. */
  private change<T>(caller: SchoolCaller, userId: string, work: (member: Member) => Promise<T>): Promise<T> {
    const { id } = caller.school;
    return this.database.tenantTransaction(id, async () => {
      await this.members.lock(id);
      return this.writes.write(caller, async () => {
        const member = await this.members.find(id, userId);
        if (!member) throw new MemberNotFoundError();
        return work(member);
      });
    });
  }

  /** The guard's knowledge of the caller may be a moment old. */
  private async roleNow({ school, principal, membership }: SchoolCaller): Promise<SchoolRole> {
    return (await this.members.find(school.id, principal.userId))?.role ?? membership.role;
  }

  private async refuseToLoseLastMainAdmin({ school }: SchoolCaller, { role }: Member): Promise<void> {
    if (role === 'main_admin' && (await this.members.count(school.id, 'main_admin')) < 2)
      throw new LastMainAdminError();
  }

  private log({ school, principal }: SchoolCaller, member: Member, action: 'role_changed' | 'removed') {
    const { email, role } = member;
    return this.members.log(school.id, { actorId: principal.userId, action, email, role });
  }
}
