import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import type { Caller } from '../caller.ts';
import type { User } from '../users/user.ts';

export const hasSecondFactor = (user: User) => user.factors.some((factor) => factor.status === 'verified');

/** @throws AuthError 401 insufficient_aal, for whoever has a second factor and has not shown it */
export async function refuseWithoutSecondFactor(context: AuthContext, caller: Caller): Promise<void> {
  if (!hasSecondFactor(caller.user) || (await isAal2(context, caller))) return;
  throw new AuthError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}

export async function isAal2({ database }: AuthContext, { sessionId }: Caller): Promise<boolean> {
  if (!sessionId) return false;
  const query = database.selectFrom('auth.sessions').select('aal').where('id', '=', sessionId);
  return (await query.executeTakeFirst())?.aal === 'aal2';
}
