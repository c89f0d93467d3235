import type { OneTimeTokenType } from '../../database/schema.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { phoneDigits } from '../users/contact.ts';
import type { UserRow } from '../users/user.ts';
import { issueOneTimeToken } from './issue-one-time-token.ts';

interface SmsCode {
  user: UserRow | undefined;
  type: OneTimeTokenType;
  to: string;
}

/** No provider sends text messages from here: the numbers of the configuration have fixed codes, others are refused. */
export async function sendSmsCode(
  context: AuthContext,
  { user, type, to }: SmsCode,
  now: Date,
): Promise<void> {
  const code = testCode(context, to);
  if (!user) return;
  const token = { userId: user.id, type, relatesTo: to, code };
  await context.database
    .transaction()
    .execute((transaction) => issueOneTimeToken(context, transaction, token, now));
}

/** @throws AuthError 400 phone_provider_disabled for a number without a fixed code */
export function testCode({ config }: AuthContext, phone: string): string {
  const entry = Object.entries(config.smsTestOtp).find(([number]) => phoneDigits(number) === phone);
  if (!entry) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  return entry[1];
}
