import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { IdentitiesTable } from '../../database/schema.ts';
import type { JsonObject } from '../../http/json.ts';
import { AuthError } from '../auth-error.ts';
import { emailExists, phoneExists } from './contact.ts';
import type { UserRow } from './user.ts';

export interface NewUser {
  id?: string;
  role?: string;
  email?: string;
  phone?: string;
  encryptedPassword: string;
  emailConfirmed: boolean;
  phoneConfirmed: boolean;
  bannedUntil?: Date | null;
  appMetadata?: JsonObject;
  userMetadata?: JsonObject;
  isAnonymous?: boolean;
}

/** Adds the user and one identity for each of email and phone; to be run in a transaction. */
export async function insertUser(database: Database, user: NewUser, now: Date): Promise<UserRow> {
  const inserted = await insertUserRow(database, user, now);
  if (user.email) await insertIdentity(database, emailIdentity(inserted.id, user.email, now));
  if (user.phone) await insertIdentity(database, phoneIdentity(inserted.id, user.phone, now));
  return inserted;
}

/** For who signs in through a provider: the row alone. */
export async function insertUserRow(database: Database, user: NewUser, now: Date): Promise<UserRow> {
  const row = newUserRow(user, now);
  const inserted = await database
    .insertInto('auth.users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!inserted) throw await whatClashes(database, user);
  return inserted;
}

export function newUserRow(user: NewUser, now: Date) {
  const providers = [user.email && 'email', user.phone && 'phone'].filter((name) => name !== undefined);
  return {
    id: user.id ?? randomUUID(),
    aud: 'authenticated',
    role: user.role ?? 'authenticated',
    email: user.email ?? null,
    phone: user.phone ?? null,
    encrypted_password: user.encryptedPassword,
    email_confirmed_at: user.email && user.emailConfirmed ? now : null,
    phone_confirmed_at: user.phone && user.phoneConfirmed ? now : null,
    banned_until: user.bannedUntil ?? null,
    raw_app_meta_data: {
      ...(user.isAnonymous ? {} : { provider: providers[0] ?? 'email', providers }),
      ...user.appMetadata,
    },
    is_anonymous: user.isAnonymous ?? false,
    raw_user_meta_data: user.userMetadata ?? {},
    created_at: now,
    updated_at: now,
  };
}

async function whatClashes(database: Database, user: NewUser): Promise<AuthError> {
  const taken = (column: 'email' | 'phone', value: string | undefined) =>
    database
      .selectFrom('auth.users')
      .select('id')
      .where(column, '=', value ?? '')
      .executeTakeFirst();
  if (await taken('email', user.email)) return emailExists();
  if (await taken('phone', user.phone)) return phoneExists();
  return new AuthError(409, 'conflict', 'A user with this id already exists');
}

export async function insertIdentity(
  database: Database,
  identity: Insertable<IdentitiesTable>,
): Promise<void> {
  await database.insertInto('auth.identities').values(identity).execute();
}

export const emailIdentity = (userId: string, email: string, now: Date) =>
  identity(userId, 'email', { sub: userId, email, email_verified: false, phone_verified: false }, now);

export const phoneIdentity = (userId: string, phone: string, now: Date) =>
  identity(userId, 'phone', { sub: userId, phone, email_verified: false, phone_verified: false }, now);

const identity = (userId: string, provider: string, data: JsonObject, now: Date) => ({
  provider_id: userId,
  user_id: userId,
  provider,
  identity_data: data,
  last_sign_in_at: now,
  created_at: now,
  updated_at: now,
});
