import { createClient } from '@supabase/supabase-js';
import type { TestBackend } from './test-backend.ts';

/** A browser that keeps its verifier. */
export function pkceBrowser(backend: TestBackend) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return createClient(backend.url, backend.publishableKey, {
    auth: { flowType: 'pkce', autoRefreshToken: false, detectSessionInUrl: false, storage },
  });
}
