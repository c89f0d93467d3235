import type { FastifyInstance } from 'fastify';
import { bodyObject, textField } from '../../../http/json-body.ts';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { validationFailed } from '../../auth-error.ts';
import { requireAdmin } from '../../caller.ts';
import { mailLink } from '../../one-time/mail-link.ts';
import { wishedRedirect } from '../../one-time/wished-redirect.ts';
import { metadataField } from '../../users/bounded-metadata.ts';
import { clearUnproved } from '../../users/clear-unproved.ts';
import { emailExists, validEmail } from '../../users/contact.ts';
import { findRowByEmail } from '../../users/find-user.ts';
import { insertUser } from '../../users/new-user.ts';
import { unguessablePassword } from '../../users/unguessable-password.ts';
import type { UserRow } from '../../users/user.ts';
import { userAnswer } from './stored-user.ts';

export function inviteRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/invite', async (request) => {
    const role = await requireAdmin(context, request);
    const body = bodyObject(request.body);
    const email = textField(body, 'email');
    if (!email) throw validationFailed('An invitation requires an email');
    const to = validEmail(email);
    const redirectTo = wishedRedirect(context, request);
    const user = await invitedUser(context, to, metadataField(body, 'data'));
    const entry = { action: 'user_invited', actorId: role, actorName: role } as const;
    const now = context.now();
    await audit(context.database, request, { ...entry, traits: { user_id: user.id, user_email: to } }, now);
    await mailLink(context, { user, kind: 'invite', to, redirectTo, challenge: undefined }, now);
    return userAnswer(context, user.id);
  });
}

/** @throws AuthError 422 email_exists, for who has confirmed the address already */
export async function invitedUser(
  context: AuthContext,
  email: string,
  userMetadata: ReturnType<typeof metadataField>,
): Promise<UserRow> {
  const known = await findRowByEmail(context.database, email);
  if (known?.email_confirmed_at) throw emailExists();
  const encryptedPassword = await unguessablePassword(context);
  const newUser = { email, encryptedPassword, emailConfirmed: false, phoneConfirmed: false, userMetadata };
  return context.database.transaction().execute(async (transaction) => {
    if (!known) return insertUser(transaction, newUser, context.now());
    await clearUnproved(transaction, known, context.now());
    return known;
  });
}
