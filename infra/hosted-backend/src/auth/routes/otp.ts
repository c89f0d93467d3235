import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JsonObject } from '../../http/json.ts';
import { bodyObject, flagField, textField } from '../../http/json-body.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { mailLink } from '../one-time/mail-link.ts';
import { sendSmsCode, testCode } from '../one-time/sms-code.ts';
import { wishedRedirect } from '../one-time/wished-redirect.ts';
import { bodyChallenge } from '../pkce/code-challenge.ts';
import { metadataField } from '../users/bounded-metadata.ts';
import { validEmail, validPhone } from '../users/contact.ts';
import { findRowByEmail, findRowByPhone } from '../users/find-user.ts';
import { insertUser } from '../users/new-user.ts';
import { unguessablePassword } from '../users/unguessable-password.ts';
import type { UserRow } from '../users/user.ts';

/**
 * The same answer whether or not there is such an account, and whether or not one may be made; unless sign-ups are
 * confirmed by themselves, where registering tells it anyway and the real server's refusal hides nothing less.
 */
export function otpRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/otp', async (request) => {
    const body = bodyObject(request.body);
    const email = textField(body, 'email');
    const phone = textField(body, 'phone');
    if (email && phone) {
      throw validationFailed('Only an email address or phone number should be provided');
    }
    if (email) return sendEmail(context, request, body, validEmail(email));
    if (phone) return sendSms(context, request, body, validPhone(phone));
    throw validationFailed('One of email or phone must be set');
  });
}

async function sendEmail(context: AuthContext, request: FastifyRequest, body: JsonObject, to: string) {
  const challenge = bodyChallenge(body);
  const redirectTo = wishedRedirect(context, request);
  const newcomer = newcomerOf(context, body);
  await context.limits.countSignup(request.ip);
  if (!newcomer && registeringTells(context)) refuseUnknown(await findRowByEmail(context.database, to));
  await context.limits.countMail('recovery', to);
  context.background.run(async () => {
    const user = (await findRowByEmail(context.database, to)) ?? (await newcomer?.({ email: to }));
    if (user) await mailLink(context, { user, kind: 'magiclink', to, redirectTo, challenge }, context.now());
  });
  return {};
}

async function sendSms(context: AuthContext, request: FastifyRequest, body: JsonObject, to: string) {
  testCode(context, to);
  await context.limits.countSignup(request.ip);
  const newcomer = newcomerOf(context, body);
  const known = await findRowByPhone(context.database, to);
  if (!newcomer && registeringTells(context)) refuseUnknown(known);
  const user = known ?? (await newcomer?.({ phone: to }));
  await sendSmsCode(context, { user, type: 'confirmation_token', to }, context.now());
  return { message_id: null };
}

const registeringTells = ({ config }: AuthContext) => config.autoconfirm && !config.disableSignup;

function refuseUnknown(user: UserRow | undefined): void {
  if (!user) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
}

type Newcomer = (contact: { email: string } | { phone: string }) => Promise<UserRow>;

/** How an account is made for who has none, or undefined where that is not wished or not allowed. */
function newcomerOf(context: AuthContext, body: JsonObject): Newcomer | undefined {
  const wished = body.create_user === undefined || flagField(body, 'create_user');
  const userMetadata = metadataField(body, 'data');
  if (!wished || context.config.disableSignup) return undefined;
  return async (contact) => {
    const encryptedPassword = await unguessablePassword(context);
    const user = {
      ...contact,
      encryptedPassword,
      emailConfirmed: false,
      phoneConfirmed: false,
      userMetadata,
    };
    return context.database
      .transaction()
      .execute((transaction) => insertUser(transaction, user, context.now()));
  };
}
