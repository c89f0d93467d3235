import type { EmailOtpType } from '@supabase/auth-js';

const types: readonly EmailOtpType[] = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'];

export type MailedToken = { token_hash: string; type: EmailOtpType };

/** What a confirmation link carries: `?token_hash=...&type=email_change`. */
export function mailedTokenIn(address: URL): MailedToken | undefined {
  const token_hash = address.searchParams.get('token_hash') ?? address.searchParams.get('token');
  const type = types.find((known) => known === address.searchParams.get('type'));
  return token_hash && type ? { token_hash, type } : undefined;
}
