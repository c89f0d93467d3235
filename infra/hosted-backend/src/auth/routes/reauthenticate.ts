import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../auth-context.ts';
import { validationFailed } from '../auth-error.ts';
import { requireUser } from '../caller.ts';
import { reauthenticationMail } from '../mail/one-time-mail.ts';
import { issueOneTimeToken } from '../one-time/issue-one-time-token.ts';
import { sendSmsCode } from '../one-time/sms-code.ts';
import { updateUser } from '../users/update-user.ts';
import type { User } from '../users/user.ts';

export function reauthenticateRoute(app: FastifyInstance, context: AuthContext): void {
  app.get('/reauthenticate', { exposeHeadRoute: false }, async (request) => {
    const { user } = await requireUser(context, request);
    const now = context.now();
    if (user.email) await mailCode(context, user, user.email, now);
    else if (user.phone) {
      await sendSmsCode(context, { user, type: 'reauthentication_token', to: user.phone }, now);
    } else {
      throw validationFailed('Reauthentication requires the user to have an email or a phone number');
    }
    return {};
  });
}

async function mailCode(context: AuthContext, user: User, to: string, now: Date): Promise<void> {
  await context.limits.countMail('reauthentication', user.id);
  const token = { userId: user.id, type: 'reauthentication_token', relatesTo: to } as const;
  const { code } = await context.database.transaction().execute(async (transaction) => {
    await updateUser(transaction, user.id, { reauthentication_sent_at: now }, now);
    return issueOneTimeToken(context, transaction, token, now);
  });
  await context.mailer.send(reauthenticationMail(to, code, context.config.oneTimeCodeSeconds));
}
