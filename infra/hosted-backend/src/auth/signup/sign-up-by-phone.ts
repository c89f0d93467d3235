import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { sendSmsCode } from '../one-time/sms-code.ts';
import { findRowByPhone } from '../users/find-user.ts';
import { insertUser, type NewUser } from '../users/new-user.ts';
import { updateUser } from '../users/update-user.ts';
import type { UserRow } from '../users/user.ts';
import { unconfirmedUser } from './unconfirmed-user.ts';

type NewPhoneUser = NewUser & { phone: string };

export async function signUpByPhone(context: AuthContext, request: FastifyRequest, newUser: NewPhoneUser) {
  const now = context.now();
  const user = await context.database
    .transaction()
    .execute((transaction) => waitingUser(transaction, request, newUser, now));
  if (user) await sendSmsCode(context, { user, type: 'confirmation_token', to: newUser.phone }, now);
  return unconfirmedUser(context, newUser, user?.id, now);
}

async function waitingUser(
  transaction: Database,
  request: FastifyRequest,
  newUser: NewPhoneUser,
  now: Date,
): Promise<UserRow | undefined> {
  const known = await findRowByPhone(transaction, newUser.phone);
  if (known?.phone_confirmed_at) return undefined;
  if (known) {
    await updateUser(transaction, known.id, { encrypted_password: newUser.encryptedPassword }, now);
    return known;
  }
  const user = await insertUser(transaction, newUser, now);
  const entry = {
    action: 'user_confirmation_requested',
    actorId: user.id,
    actorName: newUser.phone,
  } as const;
  await audit(transaction, request, entry, now);
  return user;
}
