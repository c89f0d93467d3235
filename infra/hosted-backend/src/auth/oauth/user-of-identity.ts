import type { Database } from '../../database/connect.ts';
import { hasCode } from '../../has-code.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { clearUnproved } from '../users/clear-unproved.ts';
import { confirmEmail } from '../users/confirm-contact.ts';
import { findRowByEmail, findRowById } from '../users/find-user.ts';
import { mergeMetadata } from '../users/merge-metadata.ts';
import { insertIdentity, insertUserRow } from '../users/new-user.ts';
import { noteProviders } from '../users/note-providers.ts';
import { updateUser } from '../users/update-user.ts';
import type { UserRow } from '../users/user.ts';
import type { ExternalIdentity } from './external-identity.ts';

/**
 * The account that goes with an identity: the one it belongs to, else the one with the same proved address, else a
 * new one. To be run in a transaction.
 */
export async function userOfIdentity(
  context: AuthContext,
  transaction: Database,
  identity: ExternalIdentity,
  now: Date,
): Promise<UserRow> {
  const owner = await ownerOf(transaction, identity);
  if (owner) {
    await renewIdentity(transaction, identity, now);
    return owner;
  }
  const { email, emailVerified } = identity;
  if (!email || !emailVerified) {
    throw new AuthError(422, 'provider_email_needs_verification', 'The provider has not verified the email');
  }
  const user =
    (await sameAddress(transaction, email, now)) ??
    (await newUser(context, transaction, identity, email, now));
  await addIdentity(transaction, user.id, identity, now);
  return user;
}

const uniqueViolation = '23505';

/** Somebody else added it in the same moment. */
const rejectTaken = (error: unknown) => {
  throw hasCode(error, uniqueViolation) ? alreadyLinked() : error;
};

const alreadyLinked = () => new AuthError(422, 'identity_already_exists', 'Identity is already linked');

/** @throws AuthError 422 identity_already_exists */
export async function linkIdentity(
  transaction: Database,
  userId: string,
  identity: ExternalIdentity,
  now: Date,
): Promise<UserRow> {
  if (await ownerOf(transaction, identity)) throw alreadyLinked();
  const user = await findRowById(transaction, userId);
  if (!user) throw new AuthError(403, 'user_not_found', 'The user to link to is gone');
  await addIdentity(transaction, userId, identity, now);
  return user;
}

async function ownerOf(transaction: Database, identity: ExternalIdentity): Promise<UserRow | undefined> {
  const known = await transaction
    .selectFrom('auth.identities')
    .select('user_id')
    .where('provider', '=', identity.provider)
    .where('provider_id', '=', identity.subject)
    .executeTakeFirst();
  return known && findRowById(transaction, known.user_id);
}

async function renewIdentity(transaction: Database, identity: ExternalIdentity, now: Date): Promise<void> {
  await transaction
    .updateTable('auth.identities')
    .set({ identity_data: identity.data, last_sign_in_at: now, updated_at: now })
    .where('provider', '=', identity.provider)
    .where('provider_id', '=', identity.subject)
    .execute();
}

/** The provider's person is the owner: whoever registered the address without proving it leaves nothing behind. */
async function sameAddress(transaction: Database, email: string, now: Date) {
  const user = await findRowByEmail(transaction, email);
  if (!user || user.email_confirmed_at) return user;
  await clearUnproved(transaction, user, now);
  await transaction.deleteFrom('auth.identities').where('user_id', '=', user.id).execute();
  await updateUser(transaction, user.id, { raw_user_meta_data: {} }, now);
  await confirmEmail(transaction, user, now);
  return user;
}

async function newUser(
  context: AuthContext,
  transaction: Database,
  identity: ExternalIdentity,
  email: string,
  now: Date,
): Promise<UserRow> {
  if (context.config.disableSignup) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const user = { email, encryptedPassword: '', emailConfirmed: true, phoneConfirmed: false };
  const appMetadata = { provider: identity.provider, providers: [identity.provider] };
  return insertUserRow(transaction, { ...user, appMetadata, userMetadata: identity.data }, now);
}

async function addIdentity(
  transaction: Database,
  userId: string,
  { provider, subject, data }: ExternalIdentity,
  now: Date,
): Promise<void> {
  const times = { last_sign_in_at: now, created_at: now, updated_at: now };
  const row = { provider, provider_id: subject, user_id: userId, identity_data: data };
  await insertIdentity(transaction, { ...row, ...times }).catch(rejectTaken);
  const user = await findRowById(transaction, userId);
  const metadata = mergeMetadata(user?.raw_user_meta_data ?? {}, data);
  await updateUser(transaction, userId, { raw_user_meta_data: metadata }, now);
  await noteProviders(transaction, userId, now);
}
