import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JsonObject } from '../../../http/json.ts';
import { bodyObject, textField } from '../../../http/json-body.ts';
import { queryText } from '../../../http/query-text.ts';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { AuthError, validationFailed } from '../../auth-error.ts';
import { requireAdmin, requireSessionOf } from '../../caller.ts';
import type { LinkMailKind } from '../../mail/one-time-mail.ts';
import { issueLink } from '../../one-time/issue-link.ts';
import { redirectTarget } from '../../one-time/redirect-target.ts';
import { checkPassword } from '../../passwords/password-policy.ts';
import { metadataField } from '../../users/bounded-metadata.ts';
import { clearUnproved } from '../../users/clear-unproved.ts';
import { emailExists, validEmail } from '../../users/contact.ts';
import { findRowByEmail, findRowById } from '../../users/find-user.ts';
import { insertUser } from '../../users/new-user.ts';
import { unguessablePassword } from '../../users/unguessable-password.ts';
import { updateUser } from '../../users/update-user.ts';
import type { UserRow } from '../../users/user.ts';
import { invitedUser } from './invite.ts';
import { userAnswer } from './stored-user.ts';

/**
 * Hands the link to the administrator in place of mailing it. Beyond the real server's: a link with `parent_session`
 * carries that session on, is good as long as it lives, and what it opens is as old.
 */
export function generateLinkRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/admin/generate_link', async (request) => {
    const role = await requireAdmin(context, request);
    const body = bodyObject(request.body);
    const { user, kind, to } = await prepare(context, body);
    const redirectTo = redirectTarget(context.config, wishOf(body, request));
    const parentSessionId = textField(body, 'parent_session');
    if (parentSessionId) await requireSessionOf(context, user, parentSessionId);
    const now = context.now();
    const link = await context.database.transaction().execute(async (transaction) => {
      const entry = { action: 'user_recovery_requested', actorId: role, actorName: role } as const;
      await audit(transaction, request, { ...entry, traits: { user_id: user.id, type: kind } }, now);
      const wanted = { user, kind, to, redirectTo, challenge: undefined, parentSessionId };
      return issueLink(context, transaction, wanted, now);
    });
    return {
      ...(await userAnswer(context, user.id)),
      action_link: link.link,
      email_otp: link.code,
      hashed_token: link.linkToken,
      redirect_to: redirectTo,
      verification_type: kind,
    };
  });
}

const wishOf = (body: JsonObject, request: FastifyRequest) =>
  textField(body, 'redirect_to') ?? queryText(request, 'redirect_to');

interface Prepared {
  user: UserRow;
  kind: LinkMailKind;
  to: string;
}

async function prepare(context: AuthContext, body: JsonObject): Promise<Prepared> {
  const given = textField(body, 'email');
  if (!given) throw validationFailed('Generating a link requires an email');
  const email = validEmail(given);
  const kind = textField(body, 'type');
  const known = await findRowByEmail(context.database, email);
  switch (kind) {
    case 'signup':
      return { kind, to: email, user: await signedUp(context, email, body, known) };
    case 'invite':
      return { kind, to: email, user: await invitedUser(context, email, metadataField(body, 'data')) };
    case 'magiclink':
      if (known) return { kind, to: email, user: known };
      return {
        kind: 'signup',
        to: email,
        user: await invitedUser(context, email, metadataField(body, 'data')),
      };
    case 'recovery':
      return { kind, to: email, user: existing(known) };
    case 'email_change_current':
    case 'email_change_new':
      return emailChange(context, kind, existing(known), body);
    default:
      throw validationFailed('Invalid email action link type requested');
  }
}

function existing(user: UserRow | undefined): UserRow {
  if (!user) throw new AuthError(404, 'user_not_found', 'User with this email not found');
  return user;
}

async function signedUp(
  context: AuthContext,
  email: string,
  body: JsonObject,
  known: UserRow | undefined,
): Promise<UserRow> {
  if (known?.email_confirmed_at) throw emailExists();
  const password = textField(body, 'password');
  if (password) await checkPassword(password, context.config.passwordMinLength);
  const encryptedPassword = password
    ? await context.passwords.hash(password)
    : await unguessablePassword(context);
  const userMetadata = metadataField(body, 'data');
  const newUser = { email, encryptedPassword, emailConfirmed: false, phoneConfirmed: false, userMetadata };
  const now = context.now();
  return context.database.transaction().execute(async (transaction) => {
    if (!known) return insertUser(transaction, newUser, now);
    await clearUnproved(transaction, known, now);
    await updateUser(transaction, known.id, { encrypted_password: encryptedPassword }, now);
    return known;
  });
}

async function emailChange(
  context: AuthContext,
  kind: 'email_change_current' | 'email_change_new',
  user: UserRow,
  body: JsonObject,
): Promise<Prepared> {
  const given = textField(body, 'new_email');
  if (!given) throw validationFailed('A change of email requires the new email');
  const email = validEmail(given);
  if (await findRowByEmail(context.database, email)) throw emailExists();
  const change = { email_change: email, email_change_confirm_status: 0 };
  await updateUser(context.database, user.id, change, context.now());
  const changed = existing(await findRowById(context.database, user.id));
  return { kind, user: changed, to: kind === 'email_change_new' ? email : (user.email ?? email) };
}
