import type { Factor, GoTrueClient } from '@supabase/auth-js';
import type { Refusal } from '../../../api/auth-error-messages';
import { refusalOf } from '../../../forms/ask';
import { auth } from '../../../session/session';

export type Factors = { verified: readonly Factor[]; refusal?: Refusal };
export type Enrollment = { factorId: string; qrCode: string; secret: string };

/** The second steps that count. */
export async function listFactors(): Promise<Factors> {
  try {
    const { data, error } = await (await auth()).mfa.listFactors();
    if (error) return { verified: [], refusal: refusalOf(error) };
    return { verified: data.all.filter(({ status }) => status === 'verified') };
  } catch {
    return { verified: [], refusal: { status: 0 } };
  }
}

/** What an earlier try left behind holds the name. */
async function dropUnfinished(client: GoTrueClient): Promise<void> {
  const { data } = await client.mfa.listFactors();
  const unfinished = data?.all.filter(({ status }) => status === 'unverified') ?? [];
  for (const { id } of unfinished) await client.mfa.unenroll({ factorId: id });
}

export async function enroll(client: GoTrueClient, friendlyName: string) {
  await dropUnfinished(client);
  return client.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Rekod Mengajar' });
}

/** The mirror of the session learns of it too. */
export async function unenroll(client: GoTrueClient, factorId: string) {
  const { error } = await client.mfa.unenroll({ factorId });
  if (!error) await client.refreshSession();
  return { error };
}
