import type { Environment } from '../local/product/environment.ts';

export type Session = Readonly<{ userId: string; authorization: string }>;

/** Somebody's real session at the hosted backend, a demo teacher's unless another is named. */
export async function signIn(
  { SUPABASE_INTERNAL_URL, SUPABASE_PUBLISHABLE_KEY }: Environment,
  email = 'guru@aba1001.test',
): Promise<Session> {
  const response = await fetch(`${SUPABASE_INTERNAL_URL}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: SUPABASE_PUBLISHABLE_KEY ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Cikgu#2026' }),
  });
  if (!response.ok) throw new Error(`Signing in: ${response.status} ${await response.text()}`);
  const { access_token, user } = (await response.json()) as { access_token: string; user: { id: string } };
  return { userId: user.id, authorization: `Bearer ${access_token}` };
}
