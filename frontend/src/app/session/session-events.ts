import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { paths } from '../paths';

export type SessionReaction = {
  session: Session | null;
  /** Signed out: the checks must run again on the page that is open. */
  recheck: boolean;
  navigateTo?: string;
};

export function reactionTo(event: AuthChangeEvent, session: Session | null, path: string): SessionReaction {
  switch (event) {
    case 'SIGNED_OUT':
      return { session: null, recheck: true };
    case 'PASSWORD_RECOVERY':
      if (path === paths.passwordReset) return { session, recheck: false };
      return { session, recheck: false, navigateTo: paths.passwordReset };
    default:
      // INITIAL_SESSION, SIGNED_IN, TOKEN_REFRESHED, USER_UPDATED, MFA_CHALLENGE_VERIFIED
      return { session, recheck: false };
  }
}
