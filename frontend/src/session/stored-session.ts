import type { Session } from '@supabase/auth-js';

/** As the auth library: it refreshes with three ticks of 30 s or fewer left. */
const margin = 90_000;

export function isFresh({ expires_at }: Session, now: number): boolean {
  return expires_at !== undefined && expires_at * 1000 - now > margin;
}

function isSession(value: unknown): value is Session {
  return typeof value === 'object' && value !== null && 'access_token' in value && 'user' in value;
}

/** The session in what the cookie holds, unless it is none. */
export function sessionIn(stored: string | null): Session | undefined {
  const value: unknown = stored && JSON.parse(stored);
  return isSession(value) ? value : undefined;
}

/** The same, unless it wants refreshing first. */
export function freshSessionIn(stored: string | null, now: number): Session | undefined {
  const session = sessionIn(stored);
  return session && isFresh(session, now) ? session : undefined;
}
