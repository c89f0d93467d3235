import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import { Changes } from '../../../platform/database/changes.js';
import { type Forgotten, personForgotten } from '../../../platform/erasure/erasure.js';
import { Events } from '../../../platform/events/events.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import { memberLeft, membershipChanged } from '../schools.events.js';
import { MainAdmins } from './main-admins.js';
import { MembersRepository } from './members.repository.js';

/** What no column says when somebody is forgotten: that they leave, and what processes remember of their place. */
@Injectable()
export class ForgottenMember {
  constructor(
    private readonly members: MembersRepository,
    private readonly mainAdmins: MainAdmins,
    private readonly clock: BusinessClock,
    private readonly changes: Changes,
    private readonly events: Events,
  ) {}

  /** Refused while a school would be left without a main administrator. */
  @OnEvent(personForgotten)
  async leaveEverySchool(person: Forgotten): Promise<void> {
    if (person.kind !== 'account') return;
    for (const schoolId of await this.members.schoolsOf(person.userId)) {
      await this.members.lock(schoolId);
      const member = await this.members.find(schoolId, person.userId);
      if (member)
        await this.mainAdmins.refuseToLoseLast({ schoolId, now: this.clock.now() }, member, member.roles);
      await this.events.emit(memberLeft, {
        schoolId,
        userId: person.userId,
        at: this.clock.now(),
        successors: [],
      });
      await this.changes.publish(membershipChanged, schoolId);
    }
  }
}
