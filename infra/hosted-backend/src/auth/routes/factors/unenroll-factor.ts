import type { FastifyInstance } from 'fastify';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { AuthError } from '../../auth-error.ts';
import { type FactorParams, ownFactor, removeFactor, requireSession } from '../../mfa/factors.ts';
import { isAal2 } from '../../mfa/second-factor.ts';

export function unenrollFactorRoute(app: FastifyInstance, context: AuthContext): void {
  app.delete<FactorParams>('/factors/:id', async (request) => {
    const caller = await requireSession(context, request);
    const { id, status } = ownFactor(caller, request.params.id);
    if (status === 'verified' && !(await isAal2(context, caller))) {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    const actor = { actorId: caller.user.id, actorName: caller.user.email ?? '' };
    const now = context.now();
    await context.database.transaction().execute(async (transaction) => {
      await removeFactor(transaction, id);
      const traits = { factor_id: id };
      await audit(transaction, request, { action: 'factor_unenrolled', ...actor, traits }, now);
    });
    return { id };
  });
}
