import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { OneTimeTokensTable, OneTimeTokenType } from '../../database/schema.ts';
import type { AuthContext } from '../auth-context.ts';

export type Proof = { linkToken: string } | { relatesTo: string; code: string };

export type OneTimeTokenRow = Selectable<OneTimeTokensTable>;

/** Deletes the token, so that of two who show it at once only one gets in. */
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
  const token = await transaction
    .deleteFrom('auth.one_time_tokens')
    .where('token_hash', 'in', hashes)
    .where('token_type', 'in', types)
    .returningAll()
    .executeTakeFirst();
  const age = token ? now.getTime() - token.created_at.getTime() : 0;
  return age > config.oneTimeTokenSeconds * 1000 ? undefined : token;
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
