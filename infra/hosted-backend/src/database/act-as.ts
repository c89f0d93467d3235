import type { JWTPayload } from 'jose';
import { sql } from 'kysely';
import { AuthError } from '../auth/auth-error.ts';
import type { Database } from './connect.ts';

export type CallerRole = 'anon' | 'authenticated' | 'service_role';

/** Runs as the caller, so that row-level security, `auth.uid()` and the rest hold as on the real server. */
export function actAs<T>(
  database: Database,
  claims: JWTPayload,
  work: (transaction: Database) => Promise<T>,
): Promise<T> {
  const role = callerRole(claims);
  return database.transaction().execute(async (transaction) => {
    await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
                     set_config('role', ${role}, true)`.execute(transaction);
    return work(transaction);
  });
}

/** @throws AuthError 403 bad_jwt for a role that no request may act as */
export function callerRole({ role }: JWTPayload): CallerRole {
  if (role === 'supabase_admin') return 'service_role';
  if (role === 'anon' || role === 'authenticated' || role === 'service_role') return role;
  throw new AuthError(403, 'bad_jwt', 'invalid claim: no such role');
}
