import type { FastifyInstance } from 'fastify';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { AuthError } from '../../auth-error.ts';
import { requireUser } from '../../caller.ts';
import { requireManualLinking } from '../../oauth/manual-linking.ts';
import { noteProviders } from '../../users/note-providers.ts';
import { updateUser } from '../../users/update-user.ts';

/** The address stays the account's: it was proved, whichever way one signs in. */
export function unlinkIdentityRoute(app: FastifyInstance, context: AuthContext): void {
  app.delete<{ Params: { id: string } }>('/user/identities/:id', async (request) => {
    const { user } = await requireUser(context, request);
    requireManualLinking(context);
    const identity = user.identities.find((each) => each.id === request.params.id.toLowerCase());
    if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
    if (user.identities.length < 2) throw lastIdentity();
    const { id, provider } = identity;
    const now = context.now();
    await context.database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('auth.identities').where('id', '=', id).execute();
      if (provider === 'phone') {
        await updateUser(transaction, user.id, { phone: null, phone_confirmed_at: null }, now);
      }
      await noteProviders(transaction, user.id, now);
      const actor = { actorId: user.id, actorName: user.email ?? '' };
      await audit(transaction, request, { action: 'identity_unlinked', ...actor, traits: { provider } }, now);
    });
    return {};
  });
}

const lastIdentity = () =>
  new AuthError(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking');
