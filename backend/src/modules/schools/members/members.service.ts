import { Injectable } from '@nestjs/common';
import { isSuspendedOn, type SchoolRole } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Events } from '../../../platform/events/events.js';
import { orderedRoles, rolesWhenNamed } from '../school-role.js';
import { type Leaving, memberLeft } from '../schools.events.js';
import { SchoolsService } from '../schools.service.js';
import { MainAdmins } from './main-admins.js';
import type { Member } from './member.js';
import { MemberChanges } from './member-changes.js';
import { Seats } from './seats.js';

/** The people of a school, as its administrators change them. */
@Injectable()
export class MembersService {
  constructor(
    private readonly changes: MemberChanges,
    private readonly schools: SchoolsService,
    private readonly mainAdmins: MainAdmins,
    private readonly seats: Seats,
    private readonly events: Events,
  ) {}

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
      await this.changes.log(caller, member, { action: 'removed' });
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
    await this.changes.log(caller, { email, roles }, { action: 'role_changed' });
    return this.changes.present(school.id, userId);
  }
}
