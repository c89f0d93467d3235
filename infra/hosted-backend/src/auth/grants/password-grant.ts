import type { FastifyRequest } from 'fastify';
import type { JsonObject } from '../../http/json.ts';
import { bodyObject, textField } from '../../http/json-body.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { knownDevice } from '../known-devices.ts';
import { sessionResponse } from '../sessions/session-response.ts';
import { startSession } from '../sessions/start-session.ts';
import { phoneDigits } from '../users/contact.ts';
import { findRowByEmail, findRowByPhone } from '../users/find-user.ts';
import { isBanned, type UserRow } from '../users/user.ts';

type Account = { provider: 'email' | 'phone'; name: string };

export async function passwordGrant(context: AuthContext, request: FastifyRequest) {
  const body = bodyObject(request.body);
  const account = accountOf(body);
  const password = textField(body, 'password') ?? '';
  const user = await authenticate(context, request, account, password);
  const now = context.now();
  refuseUnfit(user, account, now);
  const session = await context.database.transaction().execute(async (transaction) => {
    await audit(transaction, request, { action: 'login', actorId: user.id, ...traits(account) }, now);
    return startSession(context, transaction, { user, method: 'password', request, now });
  });
  return sessionResponse(context, session, now);
}

function accountOf(body: JsonObject): Account {
  const email = textField(body, 'email');
  const phone = textField(body, 'phone');
  if (email && phone) {
    throw validationFailed('Only an email address or phone number should be provided on login.');
  }
  if (email) return { provider: 'email', name: email.toLowerCase() };
  if (phone) return { provider: 'phone', name: phoneDigits(phone) };
  throw validationFailed('missing email or phone');
}

/** One answer, one course and one time for an unknown account and a wrong password. */
async function authenticate(
  context: AuthContext,
  request: FastifyRequest,
  account: Account,
  password: string,
): Promise<UserRow> {
  const device = await knownDevice(context.database, request, account.name);
  await context.limits.countAttempt(account.name, request.ip, device);
  const user = await findAccount(context, account);
  const matches = await context.passwords.matches(password, user?.encrypted_password);
  if (user && matches) {
    await context.limits.forgiveAttempt(account.name, request.ip, device);
    return user;
  }
  await auditFailure(context, request, account, user);
  throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
}

function findAccount({ database }: AuthContext, { provider, name }: Account): Promise<UserRow | undefined> {
  return provider === 'email' ? findRowByEmail(database, name) : findRowByPhone(database, name);
}

function auditFailure(
  { database, now }: AuthContext,
  request: FastifyRequest,
  account: Account,
  user: UserRow | undefined,
): Promise<void> {
  const entry = { action: 'login_failed', actorId: user?.id ?? '', ...traits(account) } as const;
  // Whoever typed the password into the wrong box must not find it in the log.
  return audit(database, request, user ? entry : { ...entry, actorName: '' }, now());
}

const traits = ({ provider, name }: Account) => ({ actorName: name, traits: { provider } });

function refuseUnfit(user: UserRow, { provider }: Account, now: Date): void {
  if (isBanned(user, now)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (provider === 'email' && !user.email_confirmed_at) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  if (provider === 'phone' && !user.phone_confirmed_at) {
    throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
  }
}
