import type { AppConfig } from './config/app-config.js';
import { mailPasswordPage } from './mail-password-page.js';
import type { SchoolsService } from './modules/schools/index.js';
import type { StaffRole } from './platform/access/access.js';
import type { HostedUsers } from './platform/hosted-backend/hosted-users.js';
import { newSecret } from './platform/secrets/one-time-secret.js';

type Parts = Readonly<{ config: AppConfig; users: HostedUsers; schools: SchoolsService }>;

/**
 * Makes somebody staff of the platform. Whoever was signed in to the account is signed out first and its password is
 * good no more: the mail that leads to a new one reaches the owner of the address alone.
 * @returns what was done, as a sentence
 * @throws Error as a sentence, where the address was never confirmed
 */
export async function nameStaff(parts: Parts, email: string, role: StaffRole): Promise<string> {
  const { users, schools } = parts;
  const userId = await accountWithoutAccess(users, email);
  await mailPasswordPage(parts, email);
  await schools.addStaff(userId, role, email);
  return `${email} is now ${role}. A mail on its way there leads to a new password; until then nobody can sign in.`;
}

async function accountWithoutAccess(users: HostedUsers, email: string): Promise<string> {
  const account = await users.find(email);
  if (!account) return users.register(email, newSecret().text);
  if (!account.emailProved) throw new Error(unproved(email));
  await users.shutOut(account.id);
  return account.id;
}

const unproved = (email: string) =>
  `Nobody has confirmed ${email} yet, so the account may be a stranger's. Its owner confirms it through "Lupa kata laluan" on /login; then name them again.`;
