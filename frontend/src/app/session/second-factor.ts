import type { Session } from '@supabase/auth-js';
import { fromBase64Url } from './base64-url';

function levelIn(accessToken: string): unknown {
  const [, payload = ''] = accessToken.split('.');
  return JSON.parse(fromBase64Url(payload)).aal;
}

/** The first step is done and the account asks for a second: nobody is let in yet. */
export function awaitsSecondFactor({ user, access_token }: Session): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && levelIn(access_token) !== 'aal2';
}
