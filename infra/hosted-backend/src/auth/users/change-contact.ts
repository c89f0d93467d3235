import type { Database } from '../../database/connect.ts';
import { hasCode } from '../../has-code.ts';
import { dropOneTimeTokens } from '../one-time/drop-one-time-tokens.ts';
import { emailExists, phoneExists } from './contact.ts';
import { emailIdentity, insertIdentity, phoneIdentity } from './new-user.ts';
import { updateUser } from './update-user.ts';
import type { User } from './user.ts';

type Contact = { email?: string; phone?: string };

/** Gives the user the email and phone, and the identity that goes with each. */
export async function changeContact(
  transaction: Database,
  user: User,
  { email, phone }: Contact,
  now: Date,
): Promise<void> {
  if ((email && email !== user.email) || (phone && phone !== user.phone)) {
    await dropOneTimeTokens(transaction, user.id);
  }
  if (email && email !== user.email) {
    await updateUser(transaction, user.id, { email }, now).catch(rejectTaken(emailExists));
    await keepIdentity(transaction, user, emailIdentity(user.id, email, now));
  }
  if (phone && phone !== user.phone) {
    await updateUser(transaction, user.id, { phone }, now).catch(rejectTaken(phoneExists));
    await keepIdentity(transaction, user, phoneIdentity(user.id, phone, now));
  }
}

const uniqueViolation = '23505';

const rejectTaken = (taken: () => Error) => (error: unknown) => {
  throw hasCode(error, uniqueViolation) ? taken() : error;
};

async function keepIdentity(
  transaction: Database,
  user: User,
  identity: ReturnType<typeof emailIdentity>,
): Promise<void> {
  const { identity_data, updated_at, provider } = identity;
  if (!user.identities.some((each) => each.provider === provider))
    return insertIdentity(transaction, identity);
  await transaction
    .updateTable('auth.identities')
    .set({ identity_data, updated_at })
    .where('user_id', '=', user.id)
    .where('provider', '=', provider)
    .execute();
}
