import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { GoTrueClient } from '@supabase/auth-js';
import { loopbackOrigin } from './addresses';
import { demoPassword } from './sign-in';

export type HostedBackend = { supabaseUrl: string; supabasePublishableKey: string };

/** Where the product that is being tested has its hosted backend. */
export async function hostedBackend(request: APIRequestContext): Promise<HostedBackend> {
  return (await request.get(`${loopbackOrigin()}/api/browser-config`)).json();
}

async function deviceAt(request: APIRequestContext): Promise<GoTrueClient> {
  const { supabaseUrl, supabasePublishableKey } = await hostedBackend(request);
  return new GoTrueClient({
    url: `${supabaseUrl}/auth/v1`,
    headers: { apikey: supabasePublishableKey },
    persistSession: false,
    autoRefreshToken: false,
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
