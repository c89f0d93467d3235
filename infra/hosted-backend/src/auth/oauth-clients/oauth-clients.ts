import { createHash, randomBytes } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { OAuthClientsTable } from '../../database/schema.ts';
import { AuthError } from '../auth-error.ts';
import { isUuid } from '../caller.ts';

export type OAuthClientRow = Selectable<OAuthClientsTable>;

export async function findOAuthClient(database: Database, id: string): Promise<OAuthClientRow> {
  if (!isUuid(id)) throw clientNotFound();
  const query = database.selectFrom('auth.oauth_clients').selectAll().where('id', '=', id);
  const client = await query.executeTakeFirst();
  if (!client) throw clientNotFound();
  return client;
}

export async function changeOAuthClient(
  database: Database,
  id: string,
  change: Updateable<OAuthClientsTable>,
): Promise<OAuthClientRow> {
  await database.updateTable('auth.oauth_clients').set(change).where('id', '=', id).execute();
  return findOAuthClient(database, id);
}

/** The secret itself is told once and stored nowhere. */
export function newClientSecret() {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: createHash('sha256').update(secret).digest('base64url') };
}

export const oauthClientJson = (client: OAuthClientRow) => ({
  client_id: client.id,
  client_name: client.client_name,
  client_type: client.client_type,
  token_endpoint_auth_method: client.token_endpoint_auth_method,
  registration_type: client.registration_type,
  ...(client.client_uri ? { client_uri: client.client_uri } : {}),
  ...(client.logo_uri ? { logo_uri: client.logo_uri } : {}),
  redirect_uris: client.redirect_uris.split(','),
  grant_types: client.grant_types.split(','),
  response_types: ['code'],
  created_at: client.created_at,
  updated_at: client.updated_at,
});

const clientNotFound = () => new AuthError(404, 'oauth_client_not_found', 'OAuth client not found');
