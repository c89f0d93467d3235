import type { Session, SupabaseClient } from '@supabase/supabase-js';

export async function sessionOf(client: SupabaseClient): Promise<Session> {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('Nobody is signed in.');
  return data.session;
}
