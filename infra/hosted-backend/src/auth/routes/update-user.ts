import type { FastifyInstance } from 'fastify';
import type { JsonObject } from '../../http/json.ts';
import { bodyObject, objectField, textField } from '../../http/json-body.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { type Caller, requireUser } from '../caller.ts';
import { tellPasswordChanged } from '../mail/password-changed.ts';
import { checkPassword } from '../passwords/password-policy.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { findUserById } from '../users/find-user.ts';
import { mergeMetadata } from '../users/merge-metadata.ts';
import { type UserChange, updateUser } from '../users/update-user.ts';
import { userJson } from '../users/user-json.ts';

export function updateUserRoute(app: FastifyInstance, context: AuthContext): void {
  app.put('/user', async (request) => {
    const caller = await requireUser(context, request);
    const body = bodyObject(request.body);
    refuseReserved(body, caller);
    const change = await changeOf(context, caller, body);
    const { user, sessionId } = caller;
    const now = context.now();
    await context.database.transaction().execute(async (transaction) => {
      await updateUser(transaction, user.id, change, now);
      if (change.encrypted_password) await endSessions(transaction, user.id, 'others', sessionId);
      const action = change.encrypted_password ? 'user_updated_password' : 'user_modified';
      await audit(transaction, request, { action, actorId: user.id, actorName: user.email ?? '' }, now);
    });
    if (change.encrypted_password) await tellPasswordChanged(context.mailer, user, now);
    return userJson((await findUserById(context.database, user.id)) ?? user);
  });
}

/** A new email or phone has to be proved first, which this server cannot ask for yet. */
function refuseReserved(body: JsonObject, { user }: Caller): void {
  if (objectField(body, 'app_metadata')) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const email = textField(body, 'email')?.toLowerCase();
  const phone = textField(body, 'phone');
  if ((email && email !== user.email) || (phone && phone !== user.phone)) {
    throw validationFailed('The email address or phone number cannot be changed here');
  }
}

async function changeOf(context: AuthContext, { user }: Caller, body: JsonObject): Promise<UserChange> {
  const password = textField(body, 'password');
  const data = objectField(body, 'data');
  return {
    ...(password && { encrypted_password: await newPassword(context, password, user.encrypted_password) }),
    ...(data && { raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, data) }),
  };
}

async function newPassword(context: AuthContext, password: string, former: string): Promise<string> {
  checkPassword(password, context.config.passwordMinLength);
  if (await context.passwords.matches(password, former)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return context.passwords.hash(password);
}
