import type { FastifyInstance } from 'fastify';
import { bodyObject, textField } from '../../../http/json-body.ts';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { validationFailed } from '../../auth-error.ts';
import { isUuid, requireUser } from '../../caller.ts';
import { refuseWithoutSecondFactor } from '../../mfa/second-factor.ts';
import {
  deletePasskey,
  type PasskeyParams,
  passkeyJson,
  passkeyNotFound,
  passkeysOf,
  requirePasskeys,
} from '../../passkeys/passkeys.ts';

const longestName = 120;

export function ownPasskeysRoute(app: FastifyInstance, context: AuthContext): void {
  app.get('/passkeys', async (request) => {
    requirePasskeys(context);
    const { user } = await requireUser(context, request);
    return (await passkeysOf(context.database, user.id)).map(passkeyJson);
  });

  app.patch<PasskeyParams>('/passkeys/:passkeyId', async (request) => {
    requirePasskeys(context);
    const { user } = await requireUser(context, request);
    const name = textField(bodyObject(request.body), 'friendly_name') ?? '';
    if (name.length > longestName) throw validationFailed('friendly_name is too long');
    return rename(context, user.id, request.params.passkeyId, name);
  });

  app.delete<PasskeyParams>('/passkeys/:passkeyId', async (request, reply) => {
    requirePasskeys(context);
    const caller = await requireUser(context, request);
    await refuseWithoutSecondFactor(context, caller);
    const { id, email } = caller.user;
    const { passkeyId } = request.params;
    await context.database.transaction().execute(async (transaction) => {
      await deletePasskey(transaction, id, passkeyId);
      const entry = { action: 'passkey_deleted', actorId: id, actorName: email ?? '' } as const;
      await audit(transaction, request, { ...entry, traits: { passkey_id: passkeyId } }, context.now());
    });
    return reply.status(204).send();
  });
}

async function rename({ database, now }: AuthContext, userId: string, id: string, name: string) {
  if (!isUuid(id)) throw passkeyNotFound();
  const renamed = await database
    .updateTable('auth.webauthn_credentials')
    .set({ friendly_name: name, updated_at: now() })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!renamed) throw passkeyNotFound();
  return passkeyJson(renamed);
}
