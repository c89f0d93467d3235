import type { FastifyInstance } from 'fastify';
import { bodyObject, flagField } from '../../../http/json-body.ts';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { requireAdmin } from '../../caller.ts';
import { deleteUser, softDeleteUser } from '../../users/delete-user.ts';
import { storedUser, type UserParams } from './stored-user.ts';

export function deleteUserRoute(app: FastifyInstance, context: AuthContext): void {
  app.delete<UserParams>('/admin/users/:id', async (request) => {
    const role = await requireAdmin(context, request);
    const soft = request.body !== undefined && flagField(bodyObject(request.body), 'should_soft_delete');
    const user = await storedUser(context, request.params.id);
    const now = context.now();
    await context.database.transaction().execute(async (transaction) => {
      if (soft) await softDeleteUser(transaction, user, now);
      else await deleteUser(transaction, user.id);
      const entry = { action: 'user_deleted', actorId: role, actorName: role } as const;
      await audit(transaction, request, { ...entry, traits: { user_id: user.id } }, now);
    });
    return {};
  });
}
