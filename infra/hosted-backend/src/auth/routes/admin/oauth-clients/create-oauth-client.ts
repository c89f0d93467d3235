import type { FastifyInstance } from 'fastify';
import { bodyObject } from '../../../../http/json-body.ts';
import { audit } from '../../../audit.ts';
import type { AuthContext } from '../../../auth-context.ts';
import { validationFailed } from '../../../auth-error.ts';
import { requireAdmin } from '../../../caller.ts';
import { oauthClientFields } from '../../../oauth-clients/oauth-client-fields.ts';
import { newClientSecret, oauthClientJson } from '../../../oauth-clients/oauth-clients.ts';

export function createOAuthClientRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/admin/oauth/clients', async (request, reply) => {
    const role = await requireAdmin(context, request);
    const fields = oauthClientFields(bodyObject(request.body));
    const now = context.now();
    const { client, secret } = await insertClient(context, fields, now);
    const entry = { action: 'oauth_client_created', actorId: role, actorName: role } as const;
    await audit(context.database, request, { ...entry, traits: { client_id: client.id } }, now);
    return reply.status(201).send({ ...oauthClientJson(client), ...(secret && { client_secret: secret }) });
  });
}

async function insertClient(
  { database }: AuthContext,
  fields: ReturnType<typeof oauthClientFields>,
  now: Date,
) {
  const { client_name, redirect_uris, client_uri, logo_uri } = fields;
  if (!client_name) throw validationFailed('client_name is required');
  if (!redirect_uris) throw validationFailed('redirect_uris is required');
  const method = fields.token_endpoint_auth_method ?? 'client_secret_basic';
  const issued = method === 'none' ? undefined : newClientSecret();
  const client = await database
    .insertInto('auth.oauth_clients')
    .values({
      client_name,
      client_uri: client_uri ?? null,
      logo_uri: logo_uri ?? null,
      redirect_uris: redirect_uris.join(','),
      grant_types: (fields.grant_types ?? ['authorization_code', 'refresh_token']).join(','),
      registration_type: 'manual',
      client_type: issued ? 'confidential' : 'public',
      client_secret_hash: issued?.hash ?? null,
      token_endpoint_auth_method: method,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { client, secret: issued?.secret };
}
