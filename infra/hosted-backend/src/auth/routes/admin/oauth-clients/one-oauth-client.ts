import type { FastifyInstance } from 'fastify';
import type { Updateable } from 'kysely';
import type { OAuthClientsTable } from '../../../../database/schema.ts';
import type { JsonObject } from '../../../../http/json.ts';
import { bodyObject } from '../../../../http/json-body.ts';
import { audit } from '../../../audit.ts';
import type { AuthContext } from '../../../auth-context.ts';
import { validationFailed } from '../../../auth-error.ts';
import { requireAdmin } from '../../../caller.ts';
import { oauthClientFields } from '../../../oauth-clients/oauth-client-fields.ts';
import {
  changeOAuthClient,
  findOAuthClient,
  newClientSecret,
  oauthClientJson,
} from '../../../oauth-clients/oauth-clients.ts';

type OneClient = { Params: { clientId: string } };

export function oneOAuthClientRoute(app: FastifyInstance, context: AuthContext): void {
  const { database } = context;

  app.get<OneClient>('/admin/oauth/clients/:clientId', async (request) => {
    await requireAdmin(context, request);
    return oauthClientJson(await findOAuthClient(database, request.params.clientId));
  });

  app.put<OneClient>('/admin/oauth/clients/:clientId', async (request) => {
    const role = await requireAdmin(context, request);
    const { id } = await findOAuthClient(database, request.params.clientId);
    const now = context.now();
    const change = changeOf(bodyObject(request.body));
    const client = await changeOAuthClient(database, id, { ...change, updated_at: now });
    const entry = { action: 'oauth_client_changed', actorId: role, actorName: role } as const;
    await audit(database, request, { ...entry, traits: { client_id: id } }, now);
    return oauthClientJson(client);
  });

  app.delete<OneClient>('/admin/oauth/clients/:clientId', async (request, reply) => {
    const role = await requireAdmin(context, request);
    const { id } = await findOAuthClient(database, request.params.clientId);
    await database.deleteFrom('auth.oauth_clients').where('id', '=', id).execute();
    const entry = { action: 'oauth_client_deleted', actorId: role, actorName: role } as const;
    await audit(database, request, { ...entry, traits: { client_id: id } }, context.now());
    return reply.status(204).send();
  });

  app.post<OneClient>('/admin/oauth/clients/:clientId/regenerate_secret', async (request) => {
    const role = await requireAdmin(context, request);
    const { id, client_type } = await findOAuthClient(database, request.params.clientId);
    if (client_type === 'public') throw validationFailed('A public client has no secret');
    const { secret, hash } = newClientSecret();
    const now = context.now();
    const client = await changeOAuthClient(database, id, { client_secret_hash: hash, updated_at: now });
    const entry = { action: 'oauth_client_changed', actorId: role, actorName: role } as const;
    await audit(database, request, { ...entry, traits: { client_id: id } }, now);
    return { ...oauthClientJson(client), client_secret: secret };
  });
}

function changeOf(body: JsonObject): Updateable<OAuthClientsTable> {
  const { redirect_uris, grant_types, ...texts } = oauthClientFields(body);
  const lists = { redirect_uris: redirect_uris?.join(','), grant_types: grant_types?.join(',') };
  if (texts.token_endpoint_auth_method !== 'none') return { ...texts, ...lists };
  return { ...texts, ...lists, client_type: 'public', client_secret_hash: null };
}
