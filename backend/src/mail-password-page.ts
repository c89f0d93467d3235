import type { AppConfig } from './config/app-config.js';
import type { HostedUsers } from './platform/hosted-backend/hosted-users.js';

const PASSWORD_PAGE = '/auth/reset';

type Parts = Readonly<{ config: AppConfig; users: HostedUsers }>;

/** The way to a new password on the main domain, for an account whose own password is good no more. */
export function mailPasswordPage({ config, users }: Parts, email: string): Promise<void> {
  const { publicScheme, baseDomain } = config;
  return users.mailRecovery(email, `${publicScheme}://${baseDomain}${PASSWORD_PAGE}`);
}
