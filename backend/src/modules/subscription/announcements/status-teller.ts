import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import { type OpenPage, PageTeller } from '../../../platform/live/page-teller.js';
import { subscriptionStatus } from '../assessment/subscription-status.js';
import { subscriptionChanged } from '../subscription.events.js';
import { SubscriptionService } from '../subscription.service.js';

/** Tells open pages what the subscription lets their school do. */
@Injectable()
export class StatusTeller extends PageTeller {
  readonly topic = subscriptionChanged;

  constructor(
    private readonly subscription: SubscriptionService,
    private readonly clock: BusinessClock,
  ) {
    super();
  }

  async tell(page: OpenPage): Promise<void> {
    const { school, membership } = page.caller;
    const now = this.clock.now();
    const assessment = await this.subscription.assess(school.id, now);
    page.send('status', subscriptionStatus(assessment, membership.role, now));
  }
}
