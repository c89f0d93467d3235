export { badgeCount, inboxLabel } from './inbox';
export { PreferenceChoices } from './preference-choices';
export { unreadKey } from './queries';
export { hearUnread, useUnread } from './use-unread';
