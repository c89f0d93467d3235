import type { Database } from '../../database/connect.ts';

/**
 * Links and codes that went to a former address, or before a new password, open nothing any more. The flow of a
 * change of address stays: it was begun signed in, and ends with this very change.
 */
export async function dropOneTimeTokens(transaction: Database, userId: string): Promise<void> {
  await transaction.deleteFrom('auth.one_time_tokens').where('user_id', '=', userId).execute();
  await transaction
    .deleteFrom('auth.flow_state')
    .where('user_id', '=', userId)
    .where('authentication_method', '!=', 'email_change')
    .execute();
}
