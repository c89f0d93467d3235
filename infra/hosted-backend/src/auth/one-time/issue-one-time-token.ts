import type { Database } from '../../database/connect.ts';
import type { OneTimeTokenType } from '../../database/schema.ts';
import type { AuthContext } from '../auth-context.ts';

export interface TokenRequest {
  userId: string;
  type: OneTimeTokenType;
  /** The address or number that the token proves. */
  relatesTo: string;
  code?: string;
  pkce?: boolean;
  /** The token ends with this session, whose age goes over to what the token opens. */
  parentSessionId?: string | undefined;
}

export interface IssuedToken {
  code: string;
  linkToken: string;
}

/** Takes the place of an earlier token of the same type. */
export async function issueOneTimeToken(
  { oneTimeTokens }: AuthContext,
  transaction: Database,
  request: TokenRequest,
  now: Date,
): Promise<IssuedToken> {
  const { userId, type, relatesTo, code = oneTimeTokens.newCode(), pkce = false, parentSessionId } = request;
  const linkToken = oneTimeTokens.linkToken(relatesTo, code, pkce);
  const token = {
    token_hash: oneTimeTokens.hash(linkToken),
    relates_to: relatesTo,
    parent_session_id: parentSessionId ?? null,
  };
  const times = { created_at: now, updated_at: now };
  await transaction
    .insertInto('auth.one_time_tokens')
    .values({ user_id: userId, token_type: type, ...token, ...times })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_type']).doUpdateSet({ ...token, ...times }))
    .execute();
  return { code, linkToken };
}
