import { Injectable } from '@nestjs/common';
import { isSuspendedOn, type Suspension } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Changes } from '../../../platform/database/changes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { MainAdmins } from '../members/main-admins.js';
import type { Member } from '../members/member.js';
import { MemberChanges } from '../members/member-changes.js';
import { Seats } from '../members/seats.js';
import { OwnSuspensionError, SuspensionNotFoundError } from '../schools.errors.js';
import { membershipChanged } from '../schools.events.js';
import { SuspensionsRepository } from './suspensions.repository.js';

/** Members who do not enter for some time, as the administrators of a school say. */
@Injectable()
export class SuspensionsService {
  constructor(
    private readonly people: MemberChanges,
    private readonly mainAdmins: MainAdmins,
    private readonly suspensions: SuspensionsRepository,
    private readonly seats: Seats,
    private readonly changes: Changes,
  ) {}

  /** Or gives it other days. `at`: the system's time. */
  suspend(caller: SchoolCaller, userId: string, suspension: Suspension, at: number): Promise<Member> {
    const { school, principal, now } = caller;
    if (suspension.to !== null && suspension.to < suspension.from)
      throw new ValidationError([{ field: 'to', message: 'to must not be before from' }]);
    return this.people.change(caller, userId, async (member) => {
      if (userId === principal.userId) throw new OwnSuspensionError();
      await this.mainAdmins.refuseToTouch(caller, member.roles);
      await this.mainAdmins.refuseToLoseLast({ schoolId: school.id, now }, member, member.roles);
      await this.refuseReturnBeyondLimit(caller, member, suspension);
      await this.people.hold(caller, userId);
      await this.suspensions.save(school.id, userId, suspension, { by: principal.userId, at });
      await this.announceChange(caller, member, 'suspended', suspension.reason);
      return this.people.present(school.id, userId);
    });
  }

  /** At once. At the limit of the plan somebody whom it counts does not return. */
  return(caller: SchoolCaller, userId: string): Promise<void> {
    const { school } = caller;
    return this.people.change(caller, userId, async (member) => {
      if (!member.suspension) throw new SuspensionNotFoundError();
      await this.mainAdmins.refuseToTouch(caller, member.roles);
      await this.refuseReturnBeyondLimit(caller, member, null);
      await this.people.hold(caller, userId);
      await this.suspensions.remove(school.id, userId);
      await this.announceChange(caller, member, 'returned');
    });
  }

  private async refuseReturnBeyondLimit(
    { school, now }: SchoolCaller,
    member: Member,
    suspension: Suspension | null,
  ): Promise<void> {
    const today = dayOf(now);
    const returns = isSuspendedOn(today, member) && !isSuspendedOn(today, { suspension });
    if (returns) await this.seats.refuseOneMore(school.id, member.roles, now);
  }

  private async announceChange(
    caller: SchoolCaller,
    member: Member,
    action: 'suspended' | 'returned',
    reason?: string,
  ): Promise<void> {
    await this.people.log(caller, member, { action, ...(reason !== undefined && { reason }) });
    await this.changes.publish(membershipChanged, caller.school.id);
  }
}
