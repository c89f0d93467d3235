import type { Database } from '../../database/connect.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { updateUser } from './update-user.ts';
import type { UserRow } from './user.ts';

/**
 * Nobody had proved the address of this account, so whoever made it may be a stranger: before its owner gets in, all
 * that would let the stranger in is gone. To be run in a transaction.
 */
export async function clearUnproved(transaction: Database, { id }: UserRow, now: Date): Promise<void> {
  const nothing = {
    encrypted_password: '',
    phone: null,
    phone_confirmed_at: null,
    email_change: '',
    phone_change: '',
  };
  await updateUser(transaction, id, nothing, now);
  await endSessions(transaction, id, 'global', undefined);
  await transaction
    .deleteFrom('auth.identities')
    .where('user_id', '=', id)
    .where('provider', '!=', 'email')
    .execute();
  await transaction.deleteFrom('auth.mfa_factors').where('user_id', '=', id).execute();
  await transaction.deleteFrom('auth.webauthn_credentials').where('user_id', '=', id).execute();
  await transaction.deleteFrom('auth.known_devices').where('user_id', '=', id).execute();
  // The flow of a link stays: it belongs to the browser that asked for it, and the link is what is followed now.
  await transaction.deleteFrom('auth.one_time_tokens').where('user_id', '=', id).execute();
}
