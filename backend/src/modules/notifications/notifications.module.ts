import { Module } from '@nestjs/common';
import { MutesRepository } from './mutes.repository.js';
import { NoticeMails } from './notice-mails.js';
import { NotificationsController } from './notifications.controller.js';
import { NOTIFICATIONS_EXPORTS, NOTIFICATIONS_RETENTION } from './notifications.exports.js';
import { NotificationsRepository } from './notifications.repository.js';
import { Notifications } from './notifications.service.js';
import { PersonalNotifications } from './personal-notifications.js';
import { UnreadTeller } from './unread-teller.js';

@Module({
  controllers: [NotificationsController],
  providers: [
    NOTIFICATIONS_EXPORTS,
    NOTIFICATIONS_RETENTION,
    NotificationsRepository,
    MutesRepository,
    NoticeMails,
    Notifications,
    PersonalNotifications,
    UnreadTeller,
  ],
  exports: [Notifications, PersonalNotifications],
})
export class NotificationsModule {}
