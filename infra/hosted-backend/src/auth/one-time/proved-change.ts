import type { Database } from '../../database/connect.ts';
import { changeContact } from '../users/change-contact.ts';
import { markVerified } from '../users/confirm-contact.ts';
import { findUserById } from '../users/find-user.ts';
import { noteProviders } from '../users/note-providers.ts';
import { updateUser } from '../users/update-user.ts';
import type { User, UserRow } from '../users/user.ts';

interface Step {
  transaction: Database;
  user: UserRow;
  now: Date;
}

/** Both the present and the new address agree, in either order; where there is none yet, the new one alone. */
export async function agreeToEmailChange({
  transaction,
  user,
  now,
}: Step): Promise<'signed-in' | 'other-address-pending'> {
  if (user.email && user.email_change_confirm_status === 0) {
    await updateUser(transaction, user.id, { email_change_confirm_status: 1 }, now);
    return 'other-address-pending';
  }
  const email = user.email_change;
  const done = {
    email_change: '',
    email_change_confirm_status: 0,
    email_confirmed_at: now,
    is_anonymous: false,
  };
  await changeContact(transaction, await whole(transaction, user), { email }, now);
  await updateUser(transaction, user.id, done, now);
  await markVerified(transaction, user.id, 'email');
  await noteProviders(transaction, user.id, now);
  return 'signed-in';
}

export async function changeToProvedPhone({ transaction, user, now }: Step): Promise<'signed-in'> {
  const phone = user.phone_change;
  const done = { phone_change: '', phone_confirmed_at: now, is_anonymous: false };
  await changeContact(transaction, await whole(transaction, user), { phone }, now);
  await updateUser(transaction, user.id, done, now);
  await markVerified(transaction, user.id, 'phone');
  await noteProviders(transaction, user.id, now);
  return 'signed-in';
}

async function whole(transaction: Database, { id }: UserRow): Promise<User> {
  const user = await findUserById(transaction, id);
  if (!user) throw new Error('A user vanished within a transaction.');
  return user;
}
