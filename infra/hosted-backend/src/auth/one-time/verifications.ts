import type { Database } from '../../database/connect.ts';
import type { AuthenticationMethod, OneTimeTokenType } from '../../database/schema.ts';
import type { AuthContext } from '../auth-context.ts';
import { clearUnproved } from '../users/clear-unproved.ts';
import { confirmEmail, confirmPhone } from '../users/confirm-contact.ts';
import type { UserRow } from '../users/user.ts';
import { agreeToEmailChange, changeToProvedPhone } from './proved-change.ts';
import type { OneTimeTokenRow } from './take-one-time-token.ts';

export type Verified = 'signed-in' | 'other-address-pending';

interface Step {
  context: AuthContext;
  transaction: Database;
  user: UserRow;
  token: OneTimeTokenRow;
  now: Date;
}

export interface Verification {
  tokens: readonly OneTimeTokenType[];
  by: 'email' | 'phone';
  /** What a PKCE link of this type was started as. */
  method: AuthenticationMethod;
  apply(step: Step): Promise<Verified>;
}

const mailed = (
  tokens: readonly OneTimeTokenType[],
  method: AuthenticationMethod,
  apply: Verification['apply'],
) => ({ tokens, by: 'email', method, apply }) as const;

async function confirmSignup({ transaction, user, now }: Step): Promise<Verified> {
  await confirmEmail(transaction, user, now);
  return 'signed-in';
}

/** Whoever registered somebody else's address must not find their own password there afterwards. */
async function confirmByMail(step: Step): Promise<Verified> {
  const { transaction, user, now } = step;
  if (!user.email_confirmed_at) await clearUnproved(transaction, user, now);
  return confirmSignup(step);
}

/** The code of a registration is given as `email` too; it goes with the password of that very registration. */
const confirmEither = (step: Step) =>
  step.token.token_type === 'confirmation_token' && !step.user.invited_at
    ? confirmSignup(step)
    : confirmByMail(step);

const verifications: Record<string, Verification> = {
  signup: mailed(['confirmation_token'], 'email/signup', confirmSignup),
  invite: mailed(['confirmation_token'], 'invite', confirmByMail),
  magiclink: mailed(['recovery_token', 'confirmation_token'], 'magiclink', confirmEither),
  recovery: mailed(['recovery_token'], 'recovery', confirmByMail),
  email: mailed(['recovery_token', 'confirmation_token'], 'magiclink', confirmEither),
  email_change: mailed(
    ['email_change_token_new', 'email_change_token_current'],
    'email_change',
    agreeToEmailChange,
  ),
  sms: {
    tokens: ['confirmation_token'],
    by: 'phone',
    method: 'otp',
    async apply({ transaction, user, now }) {
      await confirmPhone(transaction, user, now);
      return 'signed-in';
    },
  },
  phone_change: { tokens: ['phone_change_token'], by: 'phone', method: 'otp', apply: changeToProvedPhone },
};

export const findVerification = (type: string): Verification | undefined =>
  Object.hasOwn(verifications, type) ? verifications[type] : undefined;
