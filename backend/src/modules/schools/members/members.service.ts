import { Injectable } from '@nestjs/common';
import { isSuspendedOn, type SchoolRole } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { Events } from '../../../platform/events/events.js';
import { orderedRoles, rolesWhenNamed } from '../school-role.js';
import { type Leaving, memberLeft } from '../schools.events.js';
import { SchoolsService } from '../schools.service.js';
import { MainAdmins } from './main-admins.js';
import type { Member } from './member.js';
import { MemberChanges } from './member-changes.js';
import { CollectedWork, type MemberWorkDto } from './member-work.js';
import { MembersRepository } from './members.repository.js';
import { type SeatCount, Seats } from './seats.js';

/** The people of a school, as its administrators see and change them. */
@Injectable()
export class MembersService {
  constructor(
    private readonly database: Database,
    private readonly changes: MemberChanges,
    private readonly members: MembersRepository,
    private readonly schools: SchoolsService,
    private readonly mainAdmins: MainAdmins,
    private readonly seats: Seats,
    private readonly work: CollectedWork,
    private readonly events: Events,
  ) {}

  list(caller: SchoolCaller): Promise<{ members: Member[]; seats: SeatCount }> {
    const { school, now } = caller;
    return this.database.tenantRead(school.id, async () => ({
      members: await this.members.list(caller),
      seats: await this.seats.count(school.id, now),
    }));
  }

  workOf({ school }: SchoolCaller, userId: string): Promise<MemberWorkDto> {
    return this.database.tenantRead(school.id, async () => {
      await this.changes.present(school.id, userId);
      return this.work.of(school.id, userId);
    });
  }

  changeRole(caller: SchoolCaller, userId: string, role: SchoolRole): Promise<Member> {
    return this.changes.change(caller, userId, (member) =>
      this.giveRoles(caller, member, rolesWhenNamed(member, role)),
    );
  }

  changeRoles(caller: SchoolCaller, userId: string, roles: readonly SchoolRole[]): Promise<Member> {
    return this.changes.change(caller, userId, (member) =>
      this.giveRoles(caller, member, orderedRoles(roles)),
    );
  }

  remove(caller: SchoolCaller, userId: string, successors: Leaving['successors']): Promise<void> {
    return this.changes.change(caller, userId, async (member) => {
      await this.mainAdmins.refuseToTouch(caller, member.roles);
      await this.mainAdmins.refuseToLoseLast(
        { schoolId: caller.school.id, now: caller.now },
        member,
        member.roles,
      );
      await this.schools.removeMember(caller.school.id, userId);
      await this.events.emit(memberLeft, { schoolId: caller.school.id, userId, at: caller.now, successors });
      await this.log(caller, member, 'removed');
    });
  }

  private async giveRoles(
    caller: SchoolCaller,
    member: Member,
    roles: readonly SchoolRole[],
  ): Promise<Member> {
    const { school, now } = caller;
    const given = roles.filter((role) => !member.roles.includes(role));
    const taken = member.roles.filter((role) => !roles.includes(role));
    if (given.length + taken.length === 0) return member;
    await this.mainAdmins.refuseToTouch(caller, [...member.roles, ...roles]);
    await this.mainAdmins.refuseToLoseLast({ schoolId: school.id, now }, member, taken);
    if (!isSuspendedOn(dayOf(now), member)) await this.seats.refuseOneMore(school.id, given, now);
    const { userId, displayName, email } = member;
    await this.schools.saveMember(school.id, userId, { roles, displayName, email });
    await this.log(caller, { email, roles }, 'role_changed');
    return this.changes.present(school.id, userId);
  }

  private log(
    { school, principal }: SchoolCaller,
    { email, roles }: Pick<Member, 'email' | 'roles'>,
    action: 'role_changed' | 'removed',
  ) {
    return this.members.log(school.id, { actorId: principal.userId, action, email, roles });
  }
}
