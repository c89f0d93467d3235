export { unreadKey } from './calls';
export { badgeCount, inboxLabel } from './inbox';
export { PreferenceChoices } from './preference-choices';
export { hearUnread, useUnread } from './use-unread';
