import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../../auth-context.ts';
import { AuthError } from '../../auth-error.ts';
import { requireSession } from '../../mfa/factors.ts';

const path = '/factors/recovery-codes';

/** Nobody has any here: a second authenticator is what one keeps for a lost phone. */
export function recoveryCodesRoute(app: FastifyInstance, context: AuthContext): void {
  for (const method of ['GET', 'DELETE'] as const) {
    app.route({
      method,
      url: path,
      async handler(request) {
        await requireSession(context, request);
        throw new AuthError(404, 'mfa_factor_not_found', 'The user has not enrolled recovery codes');
      },
    });
  }

  for (const url of [path, `${path}/regenerate`]) {
    app.post(url, async (request) => {
      await requireSession(context, request);
      throw notEnabled('mfa_recovery_codes_enroll_not_enabled', 'enroll');
    });
  }

  app.post(`${path}/verify`, async (request) => {
    await requireSession(context, request);
    throw notEnabled('mfa_recovery_codes_verify_not_enabled', 'verify');
  });
}

const notEnabled = (
  code: 'mfa_recovery_codes_enroll_not_enabled' | 'mfa_recovery_codes_verify_not_enabled',
  what: string,
) => new AuthError(422, code, `MFA ${what} is disabled for recovery codes`);
