import type { Session } from '@supabase/auth-js';
import { appConfig } from '../site/config';
import { isSharedDevice } from '../site/shared-device';
import { cookieStorage, documentCookies } from './cookie-storage';
import { recoveryMark } from './recovery-mark';
import { awaitsSecondFactor } from './second-factor';
import { areCookiesSecure, hasSessionCookie, sessionCookieName } from './session-cookie';
import { claimsIn } from './token-claims';

/** Where a browser keeps the session of this host. */
export function sessionCookie() {
  const isSecure = areCookiesSecure(appConfig());
  return {
    name: sessionCookieName(isSecure),
    storage: cookieStorage(documentCookies, isSecure, isSharedDevice),
  };
}

/** As it is written there; undefined where nobody has signed in. */
export async function keptText(): Promise<string | null | undefined> {
  const { name, storage } = sessionCookie();
  return hasSessionCookie(document.cookie, name) ? storage.getItem(name) : undefined;
}

export function sessionId({ access_token }: Session): string {
  return claimsIn(access_token).session_id ?? '';
}

/** Came from a recovery link or code, to set a new password. */
export const isOfRecovery = (session: Session) => recoveryMark.names(sessionId(session));

/** With everything the account asks for; by a recovery link only once a new password is set. */
export const isWhole = (session: Session) => !awaitsSecondFactor(session) && !isOfRecovery(session);

/** What the link of a mail, or another way in, brings: another session may be about to begin. */
export function hasCredentialsInAddress(): boolean {
  return /[?&]code=/.test(window.location.search) || window.location.hash.includes('access_token=');
}
