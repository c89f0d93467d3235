import { RealtimeClient } from '@supabase/realtime-js';
import { accessToken } from '../session/session';
import { appConfig } from '../site/config';
import { realtimeSettings } from './realtime-settings';

let client: RealtimeClient | undefined;

/** The one socket of this document: opened with the first channel, closed after the last. Import lazily. */
export function realtime(): RealtimeClient {
  const { supabaseUrl, supabasePublishableKey } = appConfig();
  client ??= new RealtimeClient(`${supabaseUrl}/realtime/v1`, {
    ...realtimeSettings,
    params: { apikey: supabasePublishableKey },
    accessToken: async () => (await accessToken()) ?? null,
  });
  return client;
}
