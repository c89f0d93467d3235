import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JsonObject } from '../../http/json.ts';
import { bodyObject, textField } from '../../http/json-body.ts';
import type { AuthContext } from '../auth-context.ts';
import { validationFailed } from '../auth-error.ts';
import { mailEmailChange } from '../one-time/mail-email-change.ts';
import { mailLink } from '../one-time/mail-link.ts';
import { sendSmsCode } from '../one-time/sms-code.ts';
import { wishedRedirect } from '../one-time/wished-redirect.ts';
import { bodyChallenge } from '../pkce/code-challenge.ts';
import { validEmail, validPhone } from '../users/contact.ts';
import { findRowByEmail, findRowByPhone, findRowByPhoneChange } from '../users/find-user.ts';

const emailTypes: (string | undefined)[] = ['signup', 'email_change'];
const phoneTypes: (string | undefined)[] = ['sms', 'phone_change'];

/** The same answer whether or not anything waits to be confirmed. */
export function resendRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/resend', async (request) => {
    const body = bodyObject(request.body);
    const type = textField(body, 'type');
    const email = textField(body, 'email');
    const phone = textField(body, 'phone');
    if (emailTypes.includes(type)) return resendMail(context, request, body, required(email, phone));
    if (phoneTypes.includes(type)) return resendSms(context, type, validPhone(required(phone, email)));
    throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change');
  });
}

function required(wanted: string | undefined, other: string | undefined): string {
  if (wanted && !other) return wanted;
  throw validationFailed('Type provided requires the matching email address or phone number, and only that');
}

async function resendMail(context: AuthContext, request: FastifyRequest, body: JsonObject, email: string) {
  const to = validEmail(email);
  const challenge = bodyChallenge(body);
  const redirectTo = wishedRedirect(context, request);
  const change = body.type === 'email_change';
  await context.limits.countMail(change ? 'change' : 'confirmation', to);
  context.background.run(async () => {
    const user = await findRowByEmail(context.database, to);
    if (change && user?.email_change) await mailEmailChange(context, user, redirectTo, challenge);
    if (!change && user && !user.email_confirmed_at) {
      await mailLink(context, { user, kind: 'signup', to, redirectTo, challenge }, context.now());
    }
  });
  return {};
}

function resendSms(context: AuthContext, type: string | undefined, to: string) {
  context.background.run(async () => {
    const [find, token] =
      type === 'sms'
        ? ([findRowByPhone, 'confirmation_token'] as const)
        : ([findRowByPhoneChange, 'phone_change_token'] as const);
    const user = await find(context.database, to);
    if (user) await sendSmsCode(context, { user, type: token, to }, context.now());
  });
  return { message_id: null };
}
