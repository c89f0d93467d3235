export const BOARD_PATH = '/ops/queues';

const NAME = 'queue-board';
// A browser takes it over an encrypted connection alone.
const SECURE_PREFIX = '__Secure-';
const TOKEN = new RegExp(`(?:^|;\\s*)(?:${SECURE_PREFIX})?${NAME}=([\\w-]{43})(?:;|$)`);

/** Sent to the dashboard alone, never across sites, and unseen by scripts. */
export function boardCookie(token: string, seconds: number, isSecure: boolean): string {
  const parts = [
    `${isSecure ? SECURE_PREFIX : ''}${NAME}=${token}`,
    `Path=${BOARD_PATH}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

export function tokenOf(cookies: string | undefined): string | undefined {
  return cookies === undefined ? undefined : TOKEN.exec(cookies)?.[1];
}
