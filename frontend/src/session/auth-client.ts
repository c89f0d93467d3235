import { GoTrueClient } from '@supabase/auth-js';
import { hostedReply } from '../api/hosted-reply';
import { appConfig } from '../site/config';
import { isSharedDevice } from '../site/shared-device';
import { cookieStorage, documentCookies } from './cookie-storage';
import { deviceSecret } from './device-secret';
import { byOwnClock } from './own-clock';
import { areCookiesSecure, sessionCookieName } from './session-cookie';

function createAuthClient(): GoTrueClient {
  const config = appConfig();
  const isSecure = areCookiesSecure(config);
  const key = config.supabasePublishableKey;
  return new GoTrueClient({
    url: `${config.supabaseUrl}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}`, 'X-Client-Info': `device=${deviceSecret()}` },
    storageKey: sessionCookieName(isSecure),
    storage: cookieStorage(documentCookies, isSecure, isSharedDevice),
    flowType: 'pkce',
    autoRefreshToken: true,
    detectSessionInUrl: true,
    persistSession: true,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return byOwnClock(request, await hostedReply(request), Date.now);
    },
  });
}

/** One per document. 22 kB: import this file only lazily. */
export const authClient = createAuthClient();
