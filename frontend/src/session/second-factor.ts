import type { Session } from '@supabase/auth-js';
import { claimsIn } from './token-claims';

/** The first step is done and the account asks for a second: nobody is let in yet. */
export function awaitsSecondFactor({ user, access_token }: Session): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return hasFactor && claimsIn(access_token).aal !== 'aal2';
}
