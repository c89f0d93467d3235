import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { paths } from '../site/paths';

export type SessionReaction = {
  session: Session | null;
  /** Signed out: the checks run again on the open page. Another person: the document starts anew. */
  effect?: 'recheck' | 'restart';
  navigateTo?: string;
};

type Situation = { session: Session | null; previous: Session | null; path: string };

export function reactionTo(event: AuthChangeEvent, { session, previous, path }: Situation): SessionReaction {
  if (event === 'SIGNED_OUT') return { session: null, effect: 'recheck' };
  if (session && previous && session.user.id !== previous.user.id) return { session, effect: 'restart' };
  if (event === 'PASSWORD_RECOVERY' && path !== paths.passwordReset) {
    return { session, navigateTo: paths.passwordReset };
  }
  // INITIAL_SESSION, SIGNED_IN, TOKEN_REFRESHED, USER_UPDATED, MFA_CHALLENGE_VERIFIED
  return { session };
}
