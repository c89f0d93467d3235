import type { APIRequestContext } from '@playwright/test';
import { GoTrueClient } from '@supabase/auth-js';
import { loopbackOrigin } from './addresses';
import { demoPassword } from './sign-in';

export type HostedBackend = { supabaseUrl: string; supabasePublishableKey: string };

/** Where the product that is being tested has its hosted backend. */
export async function hostedBackend(request: APIRequestContext): Promise<HostedBackend> {
  return (await request.get(`${loopbackOrigin()}/api/browser-config`)).json();
}

/** A device without a browser, signed in as that person. */
export async function deviceOf(request: APIRequestContext, email: string): Promise<GoTrueClient> {
  const { supabaseUrl, supabasePublishableKey } = await hostedBackend(request);
  const client = new GoTrueClient({
    url: `${supabaseUrl}/auth/v1`,
    headers: { apikey: supabasePublishableKey },
    persistSession: false,
    autoRefreshToken: false,
  });
  const { error } = await client.signInWithPassword({ email, password: demoPassword });
  if (error) throw error;
  return client;
}
