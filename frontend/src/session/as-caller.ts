import { appConfig } from '../site/config';
import { accessToken } from './session';

/** How the hosted backend is asked for what belongs to the person who is signed in. */
export type HostedCaller = { url: string; headers: Record<string, string> };

export async function asCaller(): Promise<HostedCaller> {
  const { supabaseUrl, supabasePublishableKey } = appConfig();
  const token = (await accessToken()) ?? supabasePublishableKey;
  return {
    url: supabaseUrl,
    headers: { apikey: supabasePublishableKey, Authorization: `Bearer ${token}` },
  };
}
