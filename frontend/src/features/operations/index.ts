export { callerQuery } from './calls';
export { instantText } from './instant-text';
export { levelName, reasonName } from './names';
export { EventBadge } from './state-badge';
