import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SchoolsService } from '../../src/modules/schools/index.js';
import type { SchoolRole } from '../../src/platform/access/access.js';
import { HostedUsers } from '../../src/platform/hosted-backend/hosted-users.js';
import type { TestPerson, TestSchool } from './builders.js';
import type { TestApp } from './test-app.js';

export const PASSWORD = 'Cikgu#2026';

/** A browser at the hosted backend: nothing stored outside it, no refresh by itself. */
export function browserAt({ config }: Pick<TestApp, 'config'>): SupabaseClient {
  return createClient(config.hostedBackend.publicUrl, config.hostedBackend.publishableKey, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
  });
}

/** The hosted backend's administration, as the product has it. */
export const adminAt = ({ config }: Pick<TestApp, 'config'>) =>
  createClient(config.hostedBackend.publicUrl, config.hostedBackend.secretKey, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
  }).auth.admin;

export async function signIn(t: TestApp, email: string): Promise<TestPerson> {
  const { data, error } = await browserAt(t).auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return { userId: data.user.id, token: data.session.access_token };
}

/** Somebody with an account at the hosted backend and a place in a school, signed in. */
export async function makeAccount(
  t: TestApp,
  { at, role }: { at: TestSchool; role: SchoolRole },
): Promise<TestPerson & { email: string }> {
  const email = `${randomUUID()}@contoh.test`;
  const userId = await t.app.get(HostedUsers).register(email, PASSWORD);
  await t.app
    .get(SchoolsService)
    .saveMember(at.id, userId, { roles: [role], displayName: 'Cikgu Contoh', email });
  return { ...(await signIn(t, email)), email };
}
