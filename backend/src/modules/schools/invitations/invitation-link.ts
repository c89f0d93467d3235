import type { AppConfig } from '../../../config/app-config.js';

type Site = Pick<AppConfig, 'publicScheme' | 'baseDomain'>;

/**
 * From what is stored and configured, never from a Host header. The token stands in the fragment, which reaches no
 * server and no log.
 */
export function invitationLink(
  { publicScheme, baseDomain }: Site,
  schoolCode: string,
  token: string,
): string {
  return `${publicScheme}://${schoolCode}.${baseDomain}/auth/daftar#jemputan=${token}`;
}
