import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { GoTrueClient } from '@supabase/auth-js';
import { cookieStorage } from '../../src/session/cookie-storage';
import { sessionCookieName } from '../../src/session/session-cookie';
import { loopbackOrigin } from './addresses';

/** Of every demo account. */
export const demoPassword = 'Cikgu#2026';

export type HostedBackend = { supabaseUrl: string; supabasePublishableKey: string };

/** Where the product that is being tested has its hosted backend. */
export async function hostedBackend(request: APIRequestContext, port?: string): Promise<HostedBackend> {
  return (await request.get(`${loopbackOrigin(port)}/api/browser-config`)).json();
}

type Keeping = ConstructorParameters<typeof GoTrueClient>[0];

async function deviceAt(request: APIRequestContext, keeping: Keeping = {}, port?: string) {
  const { supabaseUrl, supabasePublishableKey } = await hostedBackend(request, port);
  return new GoTrueClient({
    url: `${supabaseUrl}/auth/v1`,
    headers: { apikey: supabasePublishableKey },
    persistSession: false,
    autoRefreshToken: false,
    ...keeping,
  });
}

/** The address of somebody new, with the demo password and without a school. */
export async function newAccount(request: APIRequestContext): Promise<string> {
  const email = `${randomUUID()}@contoh.test`;
  const { error } = await (await deviceAt(request)).signUp({ email, password: demoPassword });
  if (error) throw error;
  return email;
}

/** A device without a browser, signed in as that person. */
export async function deviceOf(request: APIRequestContext, email: string): Promise<GoTrueClient> {
  const client = await deviceAt(request);
  const { error } = await client.signInWithPassword({ email, password: demoPassword });
  if (error) throw error;
  return client;
}

/** What a page of the product keeps of a new session of that person. */
export async function sessionCookies(
  request: APIRequestContext,
  email: string,
  port?: string,
): Promise<{ name: string; value: string }[]> {
  const cookies: { name: string; value: string }[] = [];
  const write = (cookie: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    cookies.push({ name, value });
  };
  const storage = cookieStorage({ read: () => '', write }, false, () => false);
  const keeping = { persistSession: true, storageKey: sessionCookieName(false), storage };
  const client = await deviceAt(request, keeping, port);
  const { error } = await client.signInWithPassword({ email, password: demoPassword });
  if (error) throw error;
  return cookies;
}
