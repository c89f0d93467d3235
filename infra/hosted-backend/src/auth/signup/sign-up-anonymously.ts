import type { FastifyRequest } from 'fastify';
import type { JsonObject } from '../../http/json.ts';
import { audit } from '../audit.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, validationFailed } from '../auth-error.ts';
import { sessionResponse } from '../sessions/session-response.ts';
import { startSession } from '../sessions/start-session.ts';
import { metadataField } from '../users/bounded-metadata.ts';
import { insertUser } from '../users/new-user.ts';

export function takesAnonymous({ anonymousSignIns, autoconfirm }: AuthContext['config']): boolean {
  return anonymousSignIns ?? autoconfirm;
}

export async function signUpAnonymously(context: AuthContext, request: FastifyRequest, body: JsonObject) {
  if (body.password) throw validationFailed('Signup requires an email address or phone number');
  if (!takesAnonymous(context.config)) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  const userMetadata = metadataField(body, 'data');
  const nobody = { encryptedPassword: '', emailConfirmed: false, phoneConfirmed: false, isAnonymous: true };
  const now = context.now();
  const session = await context.database.transaction().execute(async (transaction) => {
    const user = await insertUser(transaction, { ...nobody, userMetadata }, now);
    await audit(transaction, request, { action: 'user_signedup', actorId: user.id, actorName: '' }, now);
    return startSession(context, transaction, { user, method: 'anonymous', request, now });
  });
  return sessionResponse(context, session, now);
}
