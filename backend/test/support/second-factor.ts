import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';

export type Authenticator = Readonly<{ factorId: string; totp: TOTP }>;

export async function enrolTotp({ auth }: SupabaseClient): Promise<Authenticator> {
  const { data } = await auth.mfa.enroll({ factorType: 'totp' });
  if (!data) throw new Error('No factor was made.');
  return { factorId: data.id, totp: new TOTP({ secret: data.totp.secret }) };
}

/** Resolves to the access token of the raised session. */
export async function passTotp({ auth }: SupabaseClient, { factorId, totp }: Authenticator): Promise<string> {
  const { data, error } = await auth.mfa.challengeAndVerify({ factorId, code: totp.generate() });
  if (error) throw error;
  return data.access_token;
}
