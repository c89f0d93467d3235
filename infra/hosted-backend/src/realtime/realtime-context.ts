import type { AuthContext } from '../auth/auth-context.ts';
import type { ChangeFeed } from './changes/change-feed.ts';
import type { Hub } from './rooms/hub.ts';

/** What the sockets share. */
export interface RealtimeContext {
  auth: AuthContext;
  hub: Hub;
  changes: ChangeFeed;
}
