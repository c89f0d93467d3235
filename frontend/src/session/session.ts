import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { isOffline } from '../site/offline';
import { openChannel } from './open-channel';
import { recoveryMark } from './recovery-mark';
import { awaitsSecondFactor } from './second-factor';
import { reactionTo } from './session-events';
import {
  hasCredentialsInAddress,
  isOfRecovery,
  isWhole,
  keptText,
  sessionCookie,
  sessionId,
} from './session-keeping';
import { currentSession, mirrorSession } from './session-store';
import { freshSessionIn, isFresh, sessionIn } from './stored-session';

export type SessionListener = {
  onEnd: () => void;
  onNavigate: (path: string) => void;
  /** Somebody is signed in whole who was not, in this tab or in another. */
  onStart: () => void;
  onOtherPerson: () => void;
};

const nothing = () => undefined;
let listener: SessionListener = {
  onEnd: nothing,
  onNavigate: nothing,
  onStart: nothing,
  onOtherPerson: nothing,
};
/** Signed out on purpose, in this tab or in another of the browser, rather than ended. */
let leaving: 'here' | 'elsewhere' | undefined;

export function listenToSession(next: SessionListener): void {
  listener = next;
}

function react(event: AuthChangeEvent, session: Session | null): void {
  const previous = currentSession();
  const wasSignedIn = isSignedIn();
  const reaction = reactionTo(event, { session, previous, path: window.location.pathname });
  if (event === 'PASSWORD_RECOVERY' && session) recoveryMark.set(sessionId(session));
  if (event === 'SIGNED_OUT') recoveryMark.remove();
  if (session) leaving = undefined;
  if (reaction.effect === 'restart') {
    listener.onOtherPerson();
    return;
  }
  mirrorSession(reaction.session);
  if (reaction.effect === 'recheck' && leaving !== 'here') listener.onEnd();
  if (reaction.navigateTo) listener.onNavigate(reaction.navigateTo);
  else if (isSignedIn() && !wasSignedIn) listener.onStart();
}

type SessionNews = { event: AuthChangeEvent; session: Session | null };

let otherTabs: BroadcastChannel | undefined;
let goodbyes: BroadcastChannel | undefined;

/** The auth library listens to its copies in other tabs once it is here; until then this does. */
function hearOtherTabs(): void {
  otherTabs = openChannel(sessionCookie().name, ({ event, session }: SessionNews) => react(event, session));
}

/** Said before the session ends, so that the other tabs know why it does. */
function hearGoodbyes(): void {
  goodbyes ??= openChannel('rekod-goodbye', () => {
    leaving = 'elsewhere';
  });
}

async function startAuth() {
  const { authClient } = await import('./auth-client');
  otherTabs?.close();
  authClient.onAuthStateChange(react);
  await authClient.initialize();
  const { data, error } = await authClient.getSession();
  // A network that fails ends no session: the library says when one has ended.
  if (!error) mirrorSession(data.session);
  return authClient;
}

let started: ReturnType<typeof startAuth> | undefined;

/** The auth library, fetched at the first call and running from then on. Rejects when it cannot be fetched; the next
 * call tries again. */
export function auth() {
  started ??= startAuth().catch((failure) => {
    started = undefined;
    throw failure;
  });
  return started;
}

/** Fetches it while there is time. Whoever needs it tries again, should the network be away. */
export function prefetchAuth(): void {
  if (isOffline()) window.addEventListener('online', prefetchAuth, { once: true });
  else auth().catch(() => undefined);
}

async function storedSession() {
  const stored = await keptText();
  if (stored === undefined) return 'none';
  // Without a network nobody can refresh it: whoever was here stays until somebody can.
  return (isOffline() ? sessionIn(stored) : freshSessionIn(stored, Date.now())) ?? 'stale';
}

/** The first page of a document waits for the auth library only when there is a token to refresh or to redeem. */
async function restore(): Promise<void> {
  hearGoodbyes();
  // Should it not arrive, the page that was opened says so.
  if (hasCredentialsInAddress()) return void (await auth().catch(() => undefined));
  hearOtherTabs();
  // What the document does with the session is done first.
  await window.tokenAhead;
  const session = await storedSession();
  if (session === 'none') return;
  if (session === 'stale') return void (await auth());
  mirrorSession(session);
  setTimeout(prefetchAuth, 2000);
}

let restored: Promise<void> | undefined;

/** Resolves once the mirror is right. */
export function restoreSession(): Promise<void> {
  restored ??= restore();
  return restored;
}

/** Signed in with everything the account asks for; by a recovery link only once a new password is set. */
export function isSignedIn(): boolean {
  const session = currentSession();
  return session !== null && isWhole(session);
}

/** The first step is done, the second is not. */
export function isHalfSignedIn(): boolean {
  const session = currentSession();
  return session !== null && awaitsSecondFactor(session);
}

/** Signed in by a recovery link or code, to set a new password. */
export function isRecovering(): boolean {
  const session = currentSession();
  return session !== null && isOfRecovery(session);
}

/** The new password is set: the session goes on as an ordinary one. */
export function forgetRecovery(): void {
  recoveryMark.remove();
}

/** A token that is not about to expire, refreshed when needed. */
export async function accessToken(): Promise<string | undefined> {
  const session = currentSession();
  if (!session) return undefined;
  if (isOffline() || (!started && isFresh(session, Date.now()))) return session.access_token;
  const { data } = await (await auth()).getSession();
  return data.session?.access_token;
}

/** Without the auth library, where that cannot be fetched. */
export function forgetSession(): void {
  const { name, storage } = sessionCookie();
  storage.removeItem(name);
  mirrorSession(null);
}

/** For as long as the use of this device now asks: it has been changed. */
export async function keepSessionAnew(): Promise<void> {
  const { name, storage } = sessionCookie();
  const stored = await storage.getItem(name);
  if (stored) storage.setItem(name, stored);
}

/** Whether an ended session should be led back to its page: not after a sign-out on purpose. */
export function wasLeftOnPurpose(): boolean {
  return leaving !== undefined;
}

/** Before a sign-out, so that every tab knows it for one. */
export function sayGoodbye(): void {
  leaving = 'here';
  goodbyes?.postMessage({});
}
