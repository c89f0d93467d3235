import { Injectable } from '@nestjs/common';
import { type OpenPage, PageTeller } from '../../platform/live/page-teller.js';
import { notificationsChanged } from './notification.js';
import { PersonalNotifications } from './personal-notifications.js';

/** Tells open pages how many notices their person has not read. */
@Injectable()
export class UnreadTeller extends PageTeller {
  readonly topic = notificationsChanged;

  constructor(private readonly notifications: PersonalNotifications) {
    super();
  }

  async tell(page: OpenPage): Promise<void> {
    const { school, principal } = page.caller;
    page.send('notifications', { unread: await this.notifications.unreadOf(school.id, principal.userId) });
  }
}
