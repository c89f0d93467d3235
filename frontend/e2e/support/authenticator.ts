import type { GoTrueClient } from '@supabase/auth-js';
import { TOTP } from 'otpauth';

/** An authenticator of whoever is signed in there; the code that is shown now is spent on confirming it. */
export async function enrollAuthenticator(device: GoTrueClient): Promise<TOTP> {
  const { data, error } = await device.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' });
  if (error) throw error;
  const authenticator = new TOTP({ secret: data.totp.secret });
  const confirmed = await device.mfa.challengeAndVerify({
    factorId: data.id,
    code: authenticator.generate(),
  });
  if (confirmed.error) throw confirmed.error;
  return authenticator;
}
