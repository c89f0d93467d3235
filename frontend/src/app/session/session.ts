import { appConfig } from '../config';
import { cookieStorage, documentCookies } from './cookie-storage';
import { areCookiesSecure, hasSessionCookie, sessionCookieName } from './session-cookie';
import { reactionTo } from './session-events';
import { currentSession, mirrorSession } from './session-store';
import { freshSessionIn, isFresh } from './stored-session';

export type SessionListener = { onEnd: () => void; onNavigate: (path: string) => void };

let listener: SessionListener = { onEnd: () => undefined, onNavigate: () => undefined };
let isLeaving = false;
let recovering = false;

export function listenToSession(next: SessionListener): void {
  listener = next;
}

async function startAuth() {
  const { authClient } = await import('./auth-client');
  authClient.onAuthStateChange((event, session) => {
    const previous = currentSession();
    const reaction = reactionTo(event, { session, previous, path: window.location.pathname });
    recovering = event === 'PASSWORD_RECOVERY' || (recovering && session !== null);
    if (reaction.effect === 'restart') return window.location.reload();
    mirrorSession(reaction.session);
    if (reaction.effect === 'recheck' && !isLeaving) listener.onEnd();
    if (reaction.navigateTo) listener.onNavigate(reaction.navigateTo);
  });
  await authClient.initialize();
  const { data } = await authClient.getSession();
  mirrorSession(data.session);
  return authClient;
}

let started: ReturnType<typeof startAuth> | undefined;

/** The auth library, fetched at the first call and running from then on. */
export function auth() {
  started ??= startAuth();
  return started;
}

async function storedSession() {
  const isSecure = areCookiesSecure(appConfig());
  const name = sessionCookieName(isSecure);
  if (!hasSessionCookie(document.cookie, name)) return 'none';
  const stored = await cookieStorage(documentCookies, isSecure).getItem(name);
  return freshSessionIn(stored, Date.now()) ?? 'stale';
}

function hasCredentialsInAddress(): boolean {
  return /[?&]code=/.test(window.location.search) || window.location.hash.includes('access_token=');
}

/** The first page of a document waits for the auth library only when there is a token to refresh or to redeem. */
async function restore(): Promise<void> {
  if (hasCredentialsInAddress()) return void (await auth());
  const session = await storedSession();
  if (session === 'none') return;
  if (session === 'stale') return void (await auth());
  mirrorSession(session);
  setTimeout(auth, 2000);
}

let restored: Promise<void> | undefined;

/** Resolves once the mirror is right. */
export function restoreSession(): Promise<void> {
  restored ??= restore();
  return restored;
}

export function isRecovering(): boolean {
  return recovering;
}

/** A token that is not about to expire, refreshed when needed. */
export async function accessToken(): Promise<string | undefined> {
  const session = currentSession();
  if (!session) return undefined;
  if (!started && isFresh(session, Date.now())) return session.access_token;
  const { data } = await (await auth()).getSession();
  return data.session?.access_token;
}

/** Everywhere; when the network is away, at least here. */
export async function signOut(): Promise<void> {
  isLeaving = true;
  const client = await auth();
  const { error } = await client.signOut({ scope: 'global' });
  if (error) await client.signOut({ scope: 'local' });
}
