export { instantText } from './instant-text';
export { levelName, reasonName } from './names';
export { callerQuery } from './queries';
export { EventBadge } from './state-badge';
