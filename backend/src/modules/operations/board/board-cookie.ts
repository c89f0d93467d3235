export const BOARD_PATH = '/ops/queues';

const NAME = 'queue-board';
const TOKEN = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/** Sent to the dashboard alone, never across sites, and unseen by scripts. */
export function boardCookie(token: string, seconds: number, isSecure: boolean): string {
  const parts = [
    `${NAME}=${token}`,
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
