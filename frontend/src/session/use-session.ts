import type { Session } from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
import { isSignedIn } from './session';
import { currentSession, subscribeToSession } from './session-store';

function wholeSession(): Session | null {
  return isSignedIn() ? currentSession() : null;
}

/** Of whoever is signed in with everything the account asks for. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, wholeSession);
}
