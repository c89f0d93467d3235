import type { FastifyInstance } from 'fastify';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { requireAdmin } from '../../caller.ts';
import { findFactor, removeFactor } from '../../mfa/factors.ts';
import { factorJson } from '../../users/user-json.ts';
import { storedUser, type UserParams } from './stored-user.ts';

type OneFactor = { Params: { id: string; factorId: string } };

export function userFactorsRoute(app: FastifyInstance, context: AuthContext): void {
  app.get<UserParams>('/admin/users/:id/factors', async (request) => {
    await requireAdmin(context, request);
    const { factors } = await storedUser(context, request.params.id);
    return factors.map(factorJson);
  });

  app.delete<OneFactor>('/admin/users/:id/factors/:factorId', async (request) => {
    const role = await requireAdmin(context, request);
    const user = await storedUser(context, request.params.id);
    const factor = await findFactor(context.database, user.id, request.params.factorId);
    const now = context.now();
    await context.database.transaction().execute(async (transaction) => {
      await removeFactor(transaction, factor.id);
      const entry = { action: 'factor_deleted', actorId: role, actorName: role } as const;
      const traits = { user_id: user.id, factor_id: factor.id };
      await audit(transaction, request, { ...entry, traits }, now);
    });
    return factorJson(factor);
  });
}
