export { badgeCount, inboxLabel } from './inbox';
export { PreferenceChoices } from './preference-choices';
export { hearUnread, useUnread, useUnreadWithoutStream } from './use-unread';
