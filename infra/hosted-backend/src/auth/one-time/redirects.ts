import type { AuthError } from '../auth-error.ts';

export const firstAddressAgreed =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

type Values = Record<string, string | number>;

function encoded(values: Values): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) parameters.set(name, String(value));
  return parameters.toString();
}

/** The values behind the `#`, which never reach a server. */
export function withFragment(address: string, values: Values): string {
  const target = new URL(address);
  target.hash = encoded(values);
  return target.href;
}

export function withQuery(address: string, values: Values): string {
  const target = new URL(address);
  for (const [name, value] of Object.entries(values)) target.searchParams.set(name, String(value));
  return target.href;
}

/** As the real one tells errors: in the fragment, and for PKCE in the query as well. */
export function withError(address: string, { status, code, message }: AuthError, pkce: boolean): string {
  const error = status < 500 ? (status === 422 ? 'invalid_request' : 'access_denied') : 'server_error';
  const values = { error, error_code: code, error_description: message };
  const target = pkce ? withQuery(address, values) : address;
  return withFragment(target, values);
}

export const withMessage = (address: string, message: string, pkce: boolean) =>
  withFragment(pkce ? withQuery(address, { message }) : address, { message });
