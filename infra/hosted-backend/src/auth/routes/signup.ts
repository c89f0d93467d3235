import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import type { JsonObject } from '../../http/json.ts';
import { bodyObject, objectField, textField } from '../../http/json-body.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { checkPassword } from '../passwords/password-policy.ts';
import { sessionResponse } from '../sessions/session-response.ts';
import { startSession } from '../sessions/start-session.ts';
import { validEmail, validPhone } from '../users/contact.ts';
import { findUserById } from '../users/find-user.ts';
import { insertUser, type NewUser } from '../users/new-user.ts';
import type { UserRow } from '../users/user.ts';
import { userJson } from '../users/user-json.ts';

export function signupRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/signup', async (request) => {
    if (context.config.disableSignup) throw signupDisabled();
    await context.limits.countSignup(request.ip);
    const newUser = await newUserOf(context, bodyObject(request.body));
    return context.config.autoconfirm
      ? signUpAndIn(context, request, newUser)
      : signUp(context, request, newUser);
  });
}

async function newUserOf(context: AuthContext, body: JsonObject): Promise<NewUser> {
  const contact = contactOf(body);
  const password = textField(body, 'password');
  if (password === undefined) throw validationFailed('Signup requires a valid password');
  checkPassword(password, context.config.passwordMinLength);
  const { autoconfirm } = context.config;
  return {
    ...contact,
    encryptedPassword: await context.passwords.hash(password),
    emailConfirmed: autoconfirm,
    phoneConfirmed: autoconfirm,
    userMetadata: objectField(body, 'data'),
  };
}

function contactOf(body: JsonObject): { email: string } | { phone: string } {
  const email = textField(body, 'email');
  const phone = textField(body, 'phone');
  if (email && phone) {
    throw validationFailed('Only an email address or phone number should be provided on signup.');
  }
  if (email) return { email: validEmail(email) };
  if (phone) return { phone: validPhone(phone) };
  throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
}

async function signUpAndIn(context: AuthContext, request: FastifyRequest, newUser: NewUser) {
  const now = context.now();
  const session = await context.database.transaction().execute(async (transaction) => {
    const user = await addUser(transaction, request, newUser, now);
    return startSession(context, transaction, { user, method: 'password', request, now });
  });
  return sessionResponse(context, session, now);
}

async function signUp(context: AuthContext, request: FastifyRequest, newUser: NewUser) {
  const now = context.now();
  const { id } = await context.database
    .transaction()
    .execute((transaction) => addUser(transaction, request, newUser, now));
  const user = await findUserById(context.database, id);
  if (!user) throw alreadyRegistered();
  return userJson(user);
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
