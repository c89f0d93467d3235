import { useSyncExternalStore } from 'react';
import { currentSession, subscribeToSession } from './session-store';

export function useSession() {
  return useSyncExternalStore(subscribeToSession, currentSession);
}
