import type { AuthContext } from '../auth-context.ts';
import { sessionResponse } from '../sessions/session-response.ts';
import type { StartedSession } from '../sessions/start-session.ts';
import { withFragment } from './redirects.ts';

/** The implicit flow hands the tokens over behind the `#`. */
export async function sessionRedirect(
  context: AuthContext,
  session: StartedSession,
  redirectTo: string,
  more: Record<string, string>,
  now: Date,
): Promise<string> {
  const { user: _user, ...tokens } = await sessionResponse(context, session, now);
  return withFragment(redirectTo, { ...tokens, ...more });
}
