import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import type { JsonObject } from '../../http/json.ts';
import { bodyObject, textField } from '../../http/json-body.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { testCode } from '../one-time/sms-code.ts';
import { wishedRedirect } from '../one-time/wished-redirect.ts';
import { checkPassword } from '../passwords/password-policy.ts';
import { bodyChallenge } from '../pkce/code-challenge.ts';
import { sessionResponse } from '../sessions/session-response.ts';
import { startSession } from '../sessions/start-session.ts';
import { signUpAnonymously } from '../signup/sign-up-anonymously.ts';
import { signUpByMail } from '../signup/sign-up-by-mail.ts';
import { signUpByPhone } from '../signup/sign-up-by-phone.ts';
import { metadataField } from '../users/bounded-metadata.ts';
import { validEmail, validPhone } from '../users/contact.ts';
import { insertUser, type NewUser } from '../users/new-user.ts';
import type { UserRow } from '../users/user.ts';

export function signupRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/signup', async (request) => {
    if (context.config.disableSignup) throw signupDisabled();
    await context.limits.countSignup(request.ip);
    const body = bodyObject(request.body);
    const contact = contactOf(body);
    if (!contact) return signUpAnonymously(context, request, body);
    const newUser = await newUserOf(context, contact, body);
    if (context.config.autoconfirm) return signUpAndIn(context, request, newUser);
    if ('phone' in contact) {
      testCode(context, contact.phone);
      return signUpByPhone(context, request, { ...newUser, ...contact });
    }
    const link = { redirectTo: wishedRedirect(context, request), challenge: bodyChallenge(body) };
    return signUpByMail(context, request, { ...newUser, ...contact }, link);
  });
}

type Contact = { email: string } | { phone: string };

async function newUserOf(context: AuthContext, contact: Contact, body: JsonObject): Promise<NewUser> {
  const password = textField(body, 'password');
  if (password === undefined) throw validationFailed('Signup requires a valid password');
  await checkPassword(password, context.config.passwordMinLength);
  const { autoconfirm } = context.config;
  return {
    ...contact,
    encryptedPassword: await context.passwords.hash(password),
    emailConfirmed: autoconfirm,
    phoneConfirmed: autoconfirm,
    userMetadata: metadataField(body, 'data'),
  };
}

function contactOf(body: JsonObject): Contact | undefined {
  const email = textField(body, 'email');
  const phone = textField(body, 'phone');
  if (email && phone) {
    throw validationFailed('Only an email address or phone number should be provided on signup.');
  }
  if (email) return { email: validEmail(email) };
  return phone ? { phone: validPhone(phone) } : undefined;
}

async function signUpAndIn(context: AuthContext, request: FastifyRequest, newUser: NewUser) {
  const now = context.now();
  const session = await context.database.transaction().execute(async (transaction) => {
    const user = await addUser(transaction, request, newUser, now);
    return startSession(context, transaction, { user, method: 'password', request, now });
  });
  return sessionResponse(context, session, now);
}

async function addUser(
  database: Database,
  request: FastifyRequest,
  newUser: NewUser,
  now: Date,
): Promise<UserRow> {
  const user = await insertUser(database, newUser, now).catch((error) => {
    throw error instanceof AuthError ? alreadyRegistered() : error;
  });
  const actorName = user.email ?? user.phone ?? '';
  await audit(database, request, { action: 'user_signedup', actorId: user.id, actorName }, now);
  return user;
}

const signupDisabled = () => new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');

const alreadyRegistered = () => new AuthError(422, 'user_already_exists', 'User already registered');
