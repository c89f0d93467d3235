import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { PasskeysTable } from '../../database/schema.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { isUuid } from '../caller.ts';

export type PasskeyRow = Selectable<PasskeysTable>;
export type PasskeyParams = { Params: { passkeyId: string } };

export const passkeysOf = (database: Database, userId: string): Promise<PasskeyRow[]> =>
  database
    .selectFrom('auth.webauthn_credentials')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** @throws AuthError 404 for another user's passkey as well */
export async function deletePasskey(database: Database, userId: string, id: string): Promise<void> {
  if (!isUuid(id)) throw passkeyNotFound();
  const deleted = await database
    .deleteFrom('auth.webauthn_credentials')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw passkeyNotFound();
}

export const passkeyJson = (passkey: PasskeyRow) => ({
  id: passkey.id,
  ...(passkey.friendly_name ? { friendly_name: passkey.friendly_name } : {}),
  created_at: passkey.created_at,
  ...(passkey.last_used_at ? { last_used_at: passkey.last_used_at } : {}),
});

export const passkeyNotFound = () => new AuthError(404, 'webauthn_credential_not_found', 'Passkey not found');

export function requirePasskeys({ config }: AuthContext): void {
  if (!config.passkeys) throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled');
}
