import type { Database } from '../../database/connect.ts';
import { updateUser } from '../users/update-user.ts';

/** The account keeps its address, and what was mailed to both opens nothing any more. */
export async function withdrawEmailChange(transaction: Database, userId: string, now: Date): Promise<void> {
  await updateUser(transaction, userId, { email_change: '', email_change_confirm_status: 0 }, now);
  await transaction
    .deleteFrom('auth.one_time_tokens')
    .where('user_id', '=', userId)
    .where('token_type', 'in', ['email_change_token_new', 'email_change_token_current'])
    .execute();
}
