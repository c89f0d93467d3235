import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { challengeMilliseconds, codeHash } from '../../mfa/challenges.ts';
import { type FactorParams, ownFactor, requireSession } from '../../mfa/factors.ts';
import { testCode } from '../../one-time/sms-code.ts';

export function challengeFactorRoute(app: FastifyInstance, context: AuthContext): void {
  app.post<FactorParams>('/factors/:id/challenge', async (request) => {
    const caller = await requireSession(context, request);
    const factor = ownFactor(caller, request.params.id);
    const otp_code = factor.phone && codeHash(context, factor, testCode(context, factor.phone));
    const now = context.now();
    const id = randomUUID();
    await context.database
      .insertInto('auth.mfa_challenges')
      .values({
        id,
        factor_id: factor.id,
        created_at: now,
        ip_address: request.ip.replace(/%.*/, ''),
        otp_code,
      })
      .execute();
    const actor = { actorId: caller.user.id, actorName: caller.user.email ?? '' };
    const traits = { factor_id: factor.id };
    await audit(context.database, request, { action: 'challenge_created', ...actor, traits }, now);
    const expiresAt = Math.floor((now.getTime() + challengeMilliseconds) / 1000);
    return { id, type: factor.factor_type, expires_at: expiresAt };
  });
}
