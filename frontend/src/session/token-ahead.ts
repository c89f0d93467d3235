import type { Session } from '@supabase/auth-js';
import { hostedReply } from '../api/hosted-reply';
import { appConfig } from '../site/config';
import { isOffline } from '../site/offline';
import { deviceSecret } from './device-secret';
import { withOwnEnd } from './own-clock';
import { hasCredentialsInAddress, isWhole, keptText, sessionCookie } from './session-keeping';
import { isFresh, sessionIn } from './stored-session';

declare global {
  interface Window {
    /** Set by the script in the document: resolves once what it does with the session is done. */
    tokenAhead?: Promise<string | undefined>;
  }
}

/**
 * The token of whoever is signed in, before the application and the auth library are here. One that has ended is
 * refreshed, once for all documents of this host that begin at this moment. Undefined where that does not succeed, or
 * somebody signs out or in meanwhile: the library finds out what that means.
 */
export async function tokenAhead(): Promise<string | undefined> {
  if (isOffline() || hasCredentialsInAddress()) return undefined;
  const kept = await keptSession();
  if (!kept || !isWhole(kept)) return undefined;
  const session = isFresh(kept, Date.now()) ? kept : await inTurn(refreshed);
  return session && isWhole(session) ? session.access_token : undefined;
}

async function keptSession(): Promise<Session | undefined> {
  return sessionIn((await keptText()) ?? null);
}

/** By the name that the library has given its own lock, while it had one. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const name = `lock:${sessionCookie().name}`;
  // Absent where the page is not secure.
  return 'locks' in navigator ? await navigator.locks.request(name, work) : work();
}

async function refreshed(): Promise<Session | undefined> {
  const before = await keptSession();
  if (!before || isFresh(before, Date.now())) return before;
  const reply = await hostedReply(refreshOf(before), 'once');
  if (!reply.ok) return undefined;
  const session = sessionIn(JSON.stringify(withOwnEnd(await reply.json(), Date.now())));
  const now = await keptSession();
  if (!session || now?.refresh_token !== before.refresh_token) return undefined;
  const { name, storage } = sessionCookie();
  storage.setItem(name, JSON.stringify(session));
  return session;
}

/** As the library asks for it. */
function refreshOf({ refresh_token }: Session): Request {
  const { supabaseUrl, supabasePublishableKey: key } = appConfig();
  return new Request(`${supabaseUrl}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: {
      apikey: key,
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'X-Client-Info': `device=${deviceSecret()}`,
    },
    body: JSON.stringify({ refresh_token }),
  });
}
