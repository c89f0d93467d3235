import type { Selectable } from 'kysely';
import type { FactorsTable, IdentitiesTable, UsersTable } from '../../database/schema.ts';
import { AuthError } from '../auth-error.ts';

export type UserRow = Selectable<UsersTable>;
export type IdentityRow = Selectable<IdentitiesTable>;
export type FactorRow = Selectable<FactorsTable>;

/** A user as the API shows it: the row with what hangs on it. */
export interface User extends UserRow {
  identities: IdentityRow[];
  factors: FactorRow[];
}

export const isBanned = (user: UserRow, now: Date) => user.banned_until !== null && user.banned_until > now;

export function refuseBanned(user: UserRow, now: Date): void {
  if (isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned');
}
