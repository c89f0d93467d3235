import { Injectable } from '@nestjs/common';
import type { Duty, GivenDuty } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Changes } from '../../../platform/database/changes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import type { Member } from '../members/member.js';
import { MemberChanges } from '../members/member-changes.js';
import { DutyNotFoundError } from '../schools.errors.js';
import { membershipChanged } from '../schools.events.js';
import { DutiesRepository } from './duties.repository.js';

/** Duties as the administrators of a school give and take them, each with its entry in the log. */
@Injectable()
export class DutiesService {
  constructor(
    private readonly people: MemberChanges,
    private readonly duties: DutiesRepository,
    private readonly changes: Changes,
  ) {}

  /** Given as it is already, nothing changes. `at`: the system's time. */
  give(caller: SchoolCaller, userId: string, given: GivenDuty, at: number): Promise<Member> {
    const { school, principal } = caller;
    if (given.to !== null && given.to < given.from)
      throw new ValidationError([{ field: 'to', message: 'to must not be before from' }]);
    return this.people.change(caller, userId, async (member) => {
      if (member.duties.some((duty) => isSame(duty, given))) return member;
      await this.people.hold(caller, userId);
      await this.duties.save(school.id, userId, given, { by: principal.userId, at });
      await this.announceChange(caller, member, given, 'duty_given');
      return this.people.present(school.id, userId);
    });
  }

  take(caller: SchoolCaller, userId: string, duty: Duty): Promise<void> {
    const { school } = caller;
    return this.people.change(caller, userId, async (member) => {
      const given = member.duties.find((each) => each.duty === duty);
      if (!given) throw new DutyNotFoundError();
      await this.people.hold(caller, userId);
      await this.duties.remove(school.id, userId, duty);
      await this.announceChange(caller, member, given, 'duty_taken');
    });
  }

  private async announceChange(
    caller: SchoolCaller,
    member: Member,
    given: GivenDuty,
    action: 'duty_given' | 'duty_taken',
  ): Promise<void> {
    await this.people.log(caller, member, { action, given });
    await this.changes.publish(membershipChanged, caller.school.id);
  }
}

function isSame(one: GivenDuty, other: GivenDuty): boolean {
  return one.duty === other.duty && one.from === other.from && one.to === other.to;
}
