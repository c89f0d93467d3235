import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { accountExistsMail } from '../mail/one-time-mail.ts';
import { dropOneTimeTokens } from '../one-time/drop-one-time-tokens.ts';
import { mailLink } from '../one-time/mail-link.ts';
import type { CodeChallenge } from '../pkce/code-challenge.ts';
import { findRowByEmail } from '../users/find-user.ts';
import { insertUser, type NewUser } from '../users/new-user.ts';
import { updateUser } from '../users/update-user.ts';
import type { UserRow } from '../users/user.ts';
import { unconfirmedUser } from './unconfirmed-user.ts';

type NewMailUser = NewUser & { email: string };

interface Link {
  redirectTo: string;
  challenge: CodeChallenge | undefined;
}

/** Tells only the mailbox whether the address was new. */
export async function signUpByMail(
  context: AuthContext,
  request: FastifyRequest,
  newUser: NewMailUser,
  link: Link,
) {
  const to = newUser.email;
  await context.limits.countMail('confirmation', to);
  const now = context.now();
  const user = await context.database
    .transaction()
    .execute((transaction) => waitingUser(transaction, request, newUser, now));
  context.background.run(() =>
    user
      ? mailLink(context, { user, kind: 'signup', to, ...link }, now)
      : context.mailer.send(accountExistsMail(to)),
  );
  return unconfirmedUser(context, newUser, user?.id, now);
}

/** The account that waits for its proof, new or as last registered; undefined where the address is in use. */
async function waitingUser(
  transaction: Database,
  request: FastifyRequest,
  newUser: NewMailUser,
  now: Date,
): Promise<UserRow | undefined> {
  const known = await findRowByEmail(transaction, newUser.email);
  // An invitation stays good, whoever registers the invited address meanwhile.
  if (known?.email_confirmed_at || known?.invited_at) return undefined;
  if (known) {
    // A link that went out before must not confirm this password.
    await dropOneTimeTokens(transaction, known.id);
    const change = {
      encrypted_password: newUser.encryptedPassword,
      raw_user_meta_data: newUser.userMetadata ?? {},
    };
    await updateUser(transaction, known.id, change, now);
    return known;
  }
  const user = await insertUser(transaction, newUser, now);
  const entry = {
    action: 'user_confirmation_requested',
    actorId: user.id,
    actorName: newUser.email,
  } as const;
  await audit(transaction, request, entry, now);
  return user;
}
