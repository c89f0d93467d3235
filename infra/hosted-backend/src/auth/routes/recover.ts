import type { FastifyInstance } from 'fastify';
import { bodyObject, textField } from '../../http/json-body.ts';
import type { AuthContext } from '../auth-context.ts';
import { validationFailed } from '../auth-error.ts';
import { mailLink } from '../one-time/mail-link.ts';
import { wishedRedirect } from '../one-time/wished-redirect.ts';
import { bodyChallenge } from '../pkce/code-challenge.ts';
import { validEmail } from '../users/contact.ts';
import { findRowByEmail } from '../users/find-user.ts';

export function recoverRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/recover', async (request) => {
    const body = bodyObject(request.body);
    const to = emailOf(textField(body, 'email'));
    const challenge = bodyChallenge(body);
    const redirectTo = wishedRedirect(context, request);
    await context.limits.countMail('recovery', to);
    context.background.run(async () => {
      const user = await findRowByEmail(context.database, to);
      if (user) await mailLink(context, { user, kind: 'recovery', to, redirectTo, challenge }, context.now());
    });
    return {};
  });
}

function emailOf(email: string | undefined): string {
  if (!email) throw validationFailed('Password recovery requires an email');
  return validEmail(email);
}
