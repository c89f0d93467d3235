import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyObject, textField } from '../../../http/json-body.ts';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { requireUser } from '../../caller.ts';
import { refuseWithoutSecondFactor } from '../../mfa/second-factor.ts';
import { passkeyJson, requirePasskeys } from '../../passkeys/passkeys.ts';
import { registerPasskey, registrationOptions } from '../../passkeys/register-passkey.ts';
import { CredentialAnswer } from '../../webauthn/credential-answer.ts';

export function passkeyRegistrationRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/passkeys/registration/options', async (request) => {
    const { user } = await owner(context, request);
    return registrationOptions(context, user, context.now());
  });

  app.post('/passkeys/registration/verify', async (request) => {
    const { user } = await owner(context, request);
    const body = bodyObject(request.body);
    const given = { challengeId: textField(body, 'challenge_id'), answer: new CredentialAnswer(body) };
    const now = context.now();
    const passkey = await registerPasskey(context, user, given, now);
    const actor = { actorId: user.id, actorName: user.email ?? '' };
    const traits = { passkey_id: passkey.id };
    await audit(context.database, request, { action: 'passkey_created', ...actor, traits }, now);
    return passkeyJson(passkey);
  });
}

async function owner(context: AuthContext, request: FastifyRequest) {
  requirePasskeys(context);
  const caller = await requireUser(context, request);
  await refuseWithoutSecondFactor(context, caller);
  return caller;
}
