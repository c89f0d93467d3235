import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { updateUser } from './update-user.ts';
import type { UserRow } from './user.ts';

export async function confirmEmail(transaction: Database, user: UserRow, now: Date): Promise<void> {
  if (user.email_confirmed_at) return;
  await updateUser(transaction, user.id, { email_confirmed_at: now, is_anonymous: false }, now);
  await markVerified(transaction, user.id, 'email');
}

export async function confirmPhone(transaction: Database, user: UserRow, now: Date): Promise<void> {
  if (user.phone_confirmed_at) return;
  await updateUser(transaction, user.id, { phone_confirmed_at: now, is_anonymous: false }, now);
  await markVerified(transaction, user.id, 'phone');
}

export async function markVerified(
  transaction: Database,
  userId: string,
  provider: 'email' | 'phone',
): Promise<void> {
  const verified = JSON.stringify({ [`${provider}_verified`]: true });
  await transaction
    .updateTable('auth.identities')
    .set({ identity_data: sql`identity_data || ${verified}::jsonb` })
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
}
