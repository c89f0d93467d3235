import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JsonObject } from '../../http/json.ts';
import { bodyObject, objectField, textField } from '../../http/json-body.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { type Caller, requireUser } from '../caller.ts';
import { tellPasswordChanged } from '../mail/password-changed.ts';
import { refuseWithoutSecondFactor } from '../mfa/second-factor.ts';
import { dropOneTimeTokens } from '../one-time/drop-one-time-tokens.ts';
import { mailEmailChange } from '../one-time/mail-email-change.ts';
import { sendSmsCode, testCode } from '../one-time/sms-code.ts';
import { wishedRedirect } from '../one-time/wished-redirect.ts';
import { withdrawEmailChange } from '../one-time/withdraw-email-change.ts';
import { checkPassword } from '../passwords/password-policy.ts';
import { reauthenticate } from '../passwords/reauthenticate.ts';
import { bodyChallenge } from '../pkce/code-challenge.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { extendMetadata, metadataField } from '../users/bounded-metadata.ts';
import { emailExists, phoneExists, validEmail, validPhone } from '../users/contact.ts';
import { findRowByEmail, findRowById, findRowByPhone, findUserById } from '../users/find-user.ts';
import { type UserChange, updateUser } from '../users/update-user.ts';
import { userJson } from '../users/user-json.ts';

export function updateUserRoute(app: FastifyInstance, context: AuthContext): void {
  app.put('/user', async (request) => {
    const caller = await requireUser(context, request);
    const wish = wishOf(bodyObject(request.body), caller);
    if (wish.password || wish.email || wish.phone) await refuseWithoutSecondFactor(context, caller);
    await refuseTaken(context, wish);
    const now = context.now();
    const change = await changeOf(context, caller, wish, now);
    await store(context, request, caller, wish, change, now);
    await tell(context, request, caller, wish, now);
    return userJson((await findUserById(context.database, caller.user.id)) ?? caller.user);
  });
}

/** Only what differs from what is. */
interface Wish {
  password: string | undefined;
  nonce: string | undefined;
  email: string | undefined;
  /** The present address is named while another awaits its proof: the change is withdrawn. */
  keepsEmail: boolean;
  phone: string | undefined;
  data: JsonObject | undefined;
}

function wishOf(body: JsonObject, { user }: Caller): Wish {
  if (objectField(body, 'app_metadata')) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const email = textField(body, 'email');
  const phone = textField(body, 'phone');
  return {
    password: textField(body, 'password'),
    nonce: textField(body, 'nonce'),
    email: differing(email && validEmail(email), user.email),
    keepsEmail: Boolean(email && user.email_change) && validEmail(email ?? '') === user.email,
    phone: differing(phone && validPhone(phone), user.phone),
    data: metadataField(body, 'data'),
  };
}

const differing = (wished: string | undefined, present: string | null) =>
  wished && wished !== present ? wished : undefined;

async function refuseTaken(context: AuthContext, { email, phone }: Wish): Promise<void> {
  if (phone) testCode(context, phone);
  if (email && (await findRowByEmail(context.database, email))) throw emailExists();
  if (phone && (await findRowByPhone(context.database, phone))) throw phoneExists();
}

async function changeOf(
  context: AuthContext,
  { user }: Caller,
  { password, email, phone, data }: Wish,
  now: Date,
): Promise<UserChange> {
  return {
    ...(password && { encrypted_password: await newPassword(context, password, user.encrypted_password) }),
    ...(email && { email_change: email, email_change_sent_at: now }),
    ...(phone && { phone_change: phone, phone_change_sent_at: now }),
    ...(data && { raw_user_meta_data: extendMetadata(user.raw_user_meta_data, data, 'data') }),
  };
}

async function newPassword(context: AuthContext, password: string, former: string): Promise<string> {
  await checkPassword(password, context.config.passwordMinLength);
  if (await context.passwords.matches(password, former)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return context.passwords.hash(password);
}

async function store(
  context: AuthContext,
  request: FastifyRequest,
  caller: Caller,
  { password, nonce, email, keepsEmail }: Wish,
  change: UserChange,
  now: Date,
): Promise<void> {
  const { user, sessionId } = caller;
  if (email) await context.limits.countMail('change', user.email ?? user.id);
  if (password && nonce) await context.limits.countAttempt(`nonce ${user.id}`, request.ip);
  await context.database.transaction().execute(async (transaction) => {
    if (password) await reauthenticate(context, transaction, caller, nonce, now);
    await updateUser(transaction, user.id, change, now);
    if (keepsEmail) await withdrawEmailChange(transaction, user.id, now);
    if (password) {
      await endSessions(transaction, user.id, 'others', sessionId);
      await dropOneTimeTokens(transaction, user.id);
    }
    const action = password ? 'user_updated_password' : 'user_modified';
    await audit(transaction, request, { action, actorId: user.id, actorName: user.email ?? '' }, now);
  });
  if (password && nonce) await context.limits.forgiveAttempt(`nonce ${user.id}`, request.ip);
}

/** A new address counts once it is proved, also where new accounts need no proof. */
async function tell(
  context: AuthContext,
  request: FastifyRequest,
  { user }: Caller,
  { password, email, phone }: Wish,
  now: Date,
): Promise<void> {
  if (password) await tellPasswordChanged(context.mailer, user, now);
  if (phone) await sendSmsCode(context, { user, type: 'phone_change_token', to: phone }, now);
  const changed = email && (await findRowById(context.database, user.id));
  if (changed) {
    const challenge = bodyChallenge(bodyObject(request.body));
    await mailEmailChange(context, changed, wishedRedirect(context, request), challenge);
  }
}
