import { createHash } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { dropOneTimeTokens } from '../one-time/drop-one-time-tokens.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { updateUser } from './update-user.ts';
import type { User } from './user.ts';

export async function deleteUser(transaction: Database, id: string): Promise<void> {
  await transaction.deleteFrom('auth.users').where('id', '=', id).execute();
}

/** Keeps the row for what refers to it, without anything that tells who it was. */
export async function softDeleteUser(transaction: Database, user: User, now: Date): Promise<void> {
  if (user.deleted_at) return;
  const change = {
    email: user.email && obscured(user, user.email),
    phone: user.phone && obscured(user, user.phone),
    encrypted_password: '',
    email_change: '',
    phone_change: '',
    raw_user_meta_data: {},
    raw_app_meta_data: {},
    deleted_at: now,
  };
  await updateUser(transaction, user.id, change, now);
  await transaction.deleteFrom('auth.identities').where('user_id', '=', user.id).execute();
  await transaction.deleteFrom('auth.mfa_factors').where('user_id', '=', user.id).execute();
  await transaction.deleteFrom('auth.webauthn_credentials').where('user_id', '=', user.id).execute();
  await dropOneTimeTokens(transaction, user.id);
  await endSessions(transaction, user.id, 'global', undefined);
}

const obscured = (user: User, value: string) =>
  createHash('sha256').update(`${user.id}${value}`).digest('base64url');
