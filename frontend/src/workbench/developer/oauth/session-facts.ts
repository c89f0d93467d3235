import type { Session } from '@supabase/auth-js';
import { fromBase64Url } from '../../../session/base64-url';
import type { Definition } from '../../../ui/definition-list';

/** What the access token says of the sign-in. */
export function sessionFacts({ access_token, expires_at = 0, user }: Session): Definition[] {
  const [, payload = ''] = access_token.split('.');
  const { iss, aal, amr } = JSON.parse(fromBase64Url(payload));
  return [
    { term: 'Pengguna', value: user.id },
    { term: 'Penerbit token', value: iss },
    { term: 'Tahap', value: aal },
    { term: 'Cara', value: JSON.stringify(amr) },
    { term: 'Tamat', value: new Date(expires_at * 1000).toISOString() },
  ];
}
