import type { AppConfig } from './config/app-config.js';
import { mailPasswordPage } from './mail-password-page.js';
import type { HostedUsers } from './platform/hosted-backend/hosted-users.js';

type Parts = Readonly<{ config: AppConfig; users: HostedUsers }>;

/**
 * Lets somebody in again who lost their second factor and whom no administrator of a school may help: staff of the
 * platform, the only main administrator of a school, a member of several. Who they are is proved before.
 * @returns what was done, as a sentence
 * @throws Error as a sentence, where there is nothing to remove
 */
export async function removeSecondFactor(parts: Parts, email: string): Promise<string> {
  const { users } = parts;
  const account = await users.find(email);
  if (!account) throw new Error(`Nobody has an account with ${email}.`);
  if (!(await users.hasSecondFactor(account.id))) throw new Error(`${email} has no second factor.`);
  await users.removeSecondFactor(account.id);
  await mailPasswordPage(parts, email);
  return `${email} has no second factor any more and is signed out everywhere. A mail on its way there leads to a new password.`;
}
