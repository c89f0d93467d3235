import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyObject, textField } from '../../../http/json-body.ts';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { validationFailed } from '../../auth-error.ts';
import { answerChallenge, openChallenge } from '../../mfa/challenges.ts';
import { type FactorCaller, type FactorParams, ownFactor, requireSession } from '../../mfa/factors.ts';
import { raiseSession } from '../../mfa/raise-session.ts';
import { sessionResponse } from '../../sessions/session-response.ts';
import type { FactorRow } from '../../users/user.ts';

export function verifyFactorRoute(app: FastifyInstance, context: AuthContext): void {
  app.post<FactorParams>('/factors/:id/verify', async (request) => {
    const caller = await requireSession(context, request);
    const factor = ownFactor(caller, request.params.id);
    const body = bodyObject(request.body);
    const code = textField(body, 'code');
    if (!code) throw validationFailed('Code needs to be non-empty');
    const account = `factor ${factor.id}`;
    await context.limits.countAttempt(account, request.ip);
    const given = { challengeId: textField(body, 'challenge_id'), code };
    const answer = await verify(context, request, caller, factor, given);
    await context.limits.forgiveAttempt(account, request.ip);
    return answer;
  });
}

async function verify(
  context: AuthContext,
  request: FastifyRequest,
  { user, sessionId }: FactorCaller,
  factor: FactorRow,
  { challengeId, code }: { challengeId: string | undefined; code: string },
) {
  const now = context.now();
  const session = await context.database.transaction().execute(async (transaction) => {
    const challenge = await openChallenge(transaction, factor, challengeId, request.ip, now);
    await answerChallenge(context, transaction, factor, challenge, code, now);
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
