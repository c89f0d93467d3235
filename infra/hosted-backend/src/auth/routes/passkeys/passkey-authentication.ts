import type { FastifyInstance } from 'fastify';
import { bodyObject, textField } from '../../../http/json-body.ts';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { authenticatePasskey, authenticationOptions } from '../../passkeys/authenticate-passkey.ts';
import { requirePasskeys } from '../../passkeys/passkeys.ts';
import { sessionResponse } from '../../sessions/session-response.ts';
import { startSession } from '../../sessions/start-session.ts';
import { findRowById } from '../../users/find-user.ts';
import { refuseBanned } from '../../users/user.ts';
import { CredentialAnswer } from '../../webauthn/credential-answer.ts';
import { notVerified } from '../../webauthn/relying-party.ts';

export function passkeyAuthenticationRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/passkeys/authentication/options', async (request) => {
    requirePasskeys(context);
    await context.limits.countSignup(request.ip);
    return authenticationOptions(context, context.now());
  });

  app.post('/passkeys/authentication/verify', async (request) => {
    requirePasskeys(context);
    const body = bodyObject(request.body);
    const given = { challengeId: textField(body, 'challenge_id'), answer: new CredentialAnswer(body) };
    const now = context.now();
    const passkey = await authenticatePasskey(context, given, now);
    const session = await context.database.transaction().execute(async (transaction) => {
      const user = await findRowById(transaction, passkey.user_id);
      if (!user) throw notVerified();
      refuseBanned(user, now);
      const actor = { actorId: user.id, actorName: user.email ?? '' };
      const traits = { provider: 'passkey', passkey_id: passkey.id };
      await audit(transaction, request, { action: 'login', ...actor, traits }, now);
      return startSession(context, transaction, { user, method: 'passkey', request, now });
    });
    return sessionResponse(context, session, now);
  });
}
