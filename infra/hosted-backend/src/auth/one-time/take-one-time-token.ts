import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { OneTimeTokensTable, OneTimeTokenType } from '../../database/schema.ts';
import type { AuthContext } from '../auth-context.ts';

export type Proof = { linkToken: string } | { relatesTo: string; code: string };

export type OneTimeTokenRow = Selectable<OneTimeTokensTable>;

/** Deletes the token, so that of two who show it at once only one gets in. A code that came too late leaves the link of
 * its mail as it was. */
export async function takeOneTimeToken(
  { config, oneTimeTokens }: AuthContext,
  transaction: Database,
  types: readonly OneTimeTokenType[],
  proof: Proof,
  now: Date,
): Promise<OneTimeTokenRow | undefined> {
  const hashes =
    'code' in proof
      ? oneTimeTokens.hashesOfCode(proof.relatesTo, proof.code)
      : [oneTimeTokens.hash(proof.linkToken)];
  await holdParentSession(transaction, hashes);
  const lifetimeSeconds = 'code' in proof ? config.oneTimeCodeSeconds : config.oneTimeTokenSeconds;
  return transaction
    .deleteFrom('auth.one_time_tokens')
    .where('token_hash', 'in', hashes)
    .where('token_type', 'in', types)
    .where('created_at', '>=', new Date(now.getTime() - lifetimeSeconds * 1000))
    .returningAll()
    .executeTakeFirst();
}

/** Before the token, in the order in which the end of a session takes its tokens along; of the two one waits. */
async function holdParentSession(transaction: Database, hashes: string[]): Promise<void> {
  await transaction
    .selectFrom('auth.sessions')
    .select('id')
    .where('id', 'in', (query) =>
      query.selectFrom('auth.one_time_tokens').select('parent_session_id').where('token_hash', 'in', hashes),
    )
    .forUpdate()
    .execute();
}
