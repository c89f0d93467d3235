export { type Notice, type NotificationKind, notificationsChanged } from './notification.js';
export { NotificationsModule } from './notifications.module.js';
export { Notifications } from './notifications.service.js';
export { PersonalNotifications } from './personal-notifications.js';
