import type { FastifyInstance } from 'fastify';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { requireAdmin } from '../../caller.ts';
import { deletePasskey, passkeyJson, passkeysOf } from '../../passkeys/passkeys.ts';
import { storedUser, type UserParams } from './stored-user.ts';

type OnePasskey = { Params: { id: string; passkeyId: string } };

export function userPasskeysRoute(app: FastifyInstance, context: AuthContext): void {
  app.get<UserParams>('/admin/users/:id/passkeys', async (request) => {
    await requireAdmin(context, request);
    const { id } = await storedUser(context, request.params.id);
    return (await passkeysOf(context.database, id)).map(passkeyJson);
  });

  app.delete<OnePasskey>('/admin/users/:id/passkeys/:passkeyId', async (request, reply) => {
    const role = await requireAdmin(context, request);
    const { id } = await storedUser(context, request.params.id);
    const { passkeyId } = request.params;
    await context.database.transaction().execute(async (transaction) => {
      await deletePasskey(transaction, id, passkeyId);
      const entry = { action: 'passkey_deleted', actorId: role, actorName: role } as const;
      const traits = { user_id: id, passkey_id: passkeyId };
      await audit(transaction, request, { ...entry, traits }, context.now());
    });
    return reply.status(204).send();
  });
}
