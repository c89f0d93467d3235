import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JsonObject } from '../../../http/json.ts';
import { bodyObject, objectField, textField } from '../../../http/json-body.ts';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { AuthError, validationFailed } from '../../auth-error.ts';
import { answerChallenge, type FactorProof, openChallenge } from '../../mfa/challenges.ts';
import { type FactorCaller, type FactorParams, ownFactor, requireSession } from '../../mfa/factors.ts';
import { raiseSession } from '../../mfa/raise-session.ts';
import { hasSecondFactor, isAal2 } from '../../mfa/second-factor.ts';
import { sessionResponse } from '../../sessions/session-response.ts';
import type { FactorRow } from '../../users/user.ts';
import { CredentialAnswer } from '../../webauthn/credential-answer.ts';

export function verifyFactorRoute(app: FastifyInstance, context: AuthContext): void {
  app.post<FactorParams>('/factors/:id/verify', async (request) => {
    const caller = await requireSession(context, request);
    const factor = ownFactor(caller, request.params.id);
    const body = bodyObject(request.body);
    const proof = proofOf(factor, body);
    await refuseSecondWithoutFirst(context, caller, factor);
    const account = `factor ${factor.id}`;
    await context.limits.countAttempt(account, request.ip);
    const given = { challengeId: textField(body, 'challenge_id'), proof };
    const answer = await verify(context, request, caller, factor, given);
    await context.limits.forgiveAttempt(account, request.ip);
    return answer;
  });
}

function proofOf({ factor_type }: FactorRow, body: JsonObject): FactorProof {
  if (factor_type !== 'webauthn') {
    const code = textField(body, 'code');
    if (!code) throw validationFailed('Code needs to be non-empty');
    return { code };
  }
  const webauthn = objectField(body, 'webauthn');
  if (!webauthn) throw validationFailed('WebAuthn config required');
  const answer = new CredentialAnswer(webauthn, 'credential_response');
  return { key: { type: textField(webauthn, 'type'), answer } };
}

/** Whoever knows only the password may have begun a factor of their own before there was any. */
async function refuseSecondWithoutFirst(
  context: AuthContext,
  caller: FactorCaller,
  { status }: FactorRow,
): Promise<void> {
  if (status === 'verified' || !hasSecondFactor(caller.user) || (await isAal2(context, caller))) return;
  throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
}

async function verify(
  context: AuthContext,
  request: FastifyRequest,
  { user, sessionId }: FactorCaller,
  factor: FactorRow,
  { challengeId, proof }: { challengeId: string | undefined; proof: FactorProof },
) {
  const now = context.now();
  const session = await context.database.transaction().execute(async (transaction) => {
    const challenge = await openChallenge(transaction, factor, challengeId, request.ip, now);
    await answerChallenge(context, transaction, factor, challenge, proof, now);
    const traits = { factor_id: factor.id, challenge_id: challenge.id };
    const entry = {
      action: 'verification_attempted',
      actorId: user.id,
      actorName: user.email ?? '',
    } as const;
    await audit(transaction, request, { ...entry, traits }, now);
    return raiseSession(context, transaction, sessionId, factor, now);
  });
  return sessionResponse(context, session, now);
}
