import { Injectable } from '@nestjs/common';
import { isSuspendedOn } from '../../../platform/access/access.js';
import { Memberships } from '../../../platform/access/memberships.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import { type Audience, type OpenPage, PageTeller } from '../../../platform/live/page-teller.js';
import { membershipChanged, sessionsEnded } from '../schools.events.js';

/** Ends the open pages of whoever is not a member any more, or in another role than they were opened in. */
@Injectable()
export class EndedMemberships extends PageTeller {
  readonly topic = membershipChanged;

  constructor(
    private readonly members: Memberships,
    private readonly clock: BusinessClock,
  ) {
    super();
  }

  async tell(page: OpenPage): Promise<void> {
    const { school, principal, membership } = page.caller;
    const present = await this.members.find(school.id, principal.userId);
    const today = dayOf(this.clock.now());
    if (present?.role !== membership.role || isSuspendedOn(today, present)) page.end('membership-ended');
  }
}

/** Lets the pages of whoever has signed out elsewhere ask whether their own session still lives. */
@Injectable()
export class EndedSessions extends PageTeller {
  readonly topic = sessionsEnded;
  override readonly audience: Audience = 'person';
  override readonly isStanding = false;

  async tell(page: OpenPage): Promise<void> {
    page.send('sessions', {});
  }
}
