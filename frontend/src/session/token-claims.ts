import { fromBase64Url } from './base64-url';

/** Of an access token, as far as this browser reads it; the server alone verifies. */
export type TokenClaims = { aal?: string; session_id?: string };

export function claimsIn(accessToken: string): TokenClaims {
  const [, payload = ''] = accessToken.split('.');
  return JSON.parse(fromBase64Url(payload));
}
