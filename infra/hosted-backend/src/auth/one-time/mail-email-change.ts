import type { AuthContext } from '../auth-context.ts';
import type { CodeChallenge } from '../pkce/code-challenge.ts';
import { updateUser } from '../users/update-user.ts';
import type { UserRow } from '../users/user.ts';
import { mailLink } from './mail-link.ts';

/** Both addresses are asked. Only the last link to be followed signs in, so one flow serves both. */
export async function mailEmailChange(
  context: AuthContext,
  user: UserRow,
  redirectTo: string,
  challenge: CodeChallenge | undefined,
): Promise<void> {
  const now = context.now();
  // What was agreed to before counts no more: else one address could answer for both.
  await updateUser(context.database, user.id, { email_change_confirm_status: 0 }, now);
  const request = { user, redirectTo, challenge };
  await mailLink(context, { ...request, kind: 'email_change_new', to: user.email_change }, now);
  if (user.email) await mailLink(context, { ...request, kind: 'email_change_current', to: user.email }, now);
}
