import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { cookieStorage } from '../../src/session/cookie-storage';
import { sessionCookieName } from '../../src/session/session-cookie';
import { sessionCookies } from './hosted-backend';
import { systemNow } from './today';

type Kept = { name: string; value: string }[];

/** What a device keeps of a new session of that person that was closed so many seconds before its token ended. */
export async function endedSession(
  request: APIRequestContext,
  email: string,
  seconds = 3_600,
): Promise<Kept> {
  const kept = await sessionCookies(request, email);
  const name = sessionCookieName(false);
  const read = () => kept.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ');
  const text = await cookieStorage({ read, write: () => undefined }, false, () => false).getItem(name);
  const aged: Kept = [];
  const write = (cookie: string) => {
    const [, own = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    aged.push({ name: own, value });
  };
  const expires_at = Math.round(systemNow() / 1_000) - seconds;
  cookieStorage({ read: () => '', write }, false, () => false).setItem(
    name,
    JSON.stringify({ ...JSON.parse(text ?? ''), expires_at }),
  );
  return aged;
}

/** In place of whoever is signed in there; nobody where nothing is kept. */
export async function putSession(context: BrowserContext, origin: string, kept: Kept): Promise<void> {
  await context.clearCookies({ name: /session/ });
  await context.addCookies(kept.map((cookie) => ({ ...cookie, url: origin, sameSite: 'Lax' })));
}
