import type { AuthError } from '@supabase/auth-js';
import type { Refusal } from '../../../api/auth-error-messages';

/** Why a link or a provider brought nobody in, if so. `address` as it stands after the auth library has started: it
 * takes a code out that it has redeemed, and passes over one that was asked for in another browser. */
export function arrivalRefusal(error: AuthError | null, address: URL): Refusal | undefined {
  const answer = new URLSearchParams(address.search);
  for (const [name, value] of new URLSearchParams(address.hash.slice(1))) answer.set(name, value);
  if (answer.get('error') === 'access_denied' && answer.get('error_code') === 'bad_oauth_callback') {
    return { code: 'oauth_refused' };
  }
  const code = answer.get('error_code');
  if (code) return { code, status: error?.status };
  if (error) return { code: error.code, status: error.status };
  return answer.has('code') ? { code: 'pkce_code_verifier_not_found' } : undefined;
}
