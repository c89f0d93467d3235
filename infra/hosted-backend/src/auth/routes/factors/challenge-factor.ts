import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { challengeMilliseconds, codeHash } from '../../mfa/challenges.ts';
import { type FactorParams, ownFactor, requireSession } from '../../mfa/factors.ts';
import { webauthnOptions } from '../../mfa/webauthn-factor.ts';
import { testCode } from '../../one-time/sms-code.ts';

export function challengeFactorRoute(app: FastifyInstance, context: AuthContext): void {
  app.post<FactorParams>('/factors/:id/challenge', async (request) => {
    const caller = await requireSession(context, request);
    const factor = ownFactor(caller, request.params.id);
    const otp_code = factor.phone && codeHash(context, factor, testCode(context, factor.phone));
    const webauthn =
      factor.factor_type === 'webauthn' && (await webauthnOptions(context, caller.user, factor));
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
        web_authn_session_data: webauthn
          ? JSON.stringify({ challenge: webauthn.credential_options.publicKey.challenge })
          : null,
      })
      .execute();
    const actor = { actorId: caller.user.id, actorName: caller.user.email ?? '' };
    const traits = { factor_id: factor.id };
    await audit(context.database, request, { action: 'challenge_created', ...actor, traits }, now);
    const expiresAt = Math.floor((now.getTime() + challengeMilliseconds) / 1000);
    return { id, type: factor.factor_type, expires_at: expiresAt, ...(webauthn && { webauthn }) };
  });
}
