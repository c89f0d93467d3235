import type { Session } from '@supabase/auth-js';

/** The one mirror of the current session; the auth library's cookie is the original. */
let current: Session | null = null;
const listeners = new Set<() => void>();

export function currentSession(): Session | null {
  return current;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners only when something differs. */
export function mirrorSession(session: Session | null): void {
  if (JSON.stringify(session) === JSON.stringify(current)) return;
  current = session;
  for (const listener of listeners) listener();
}
