export { badgeCount, inboxLabel } from './inbox';
export { PreferenceChoices } from './preference-choices';
export { useUnread } from './use-unread';
