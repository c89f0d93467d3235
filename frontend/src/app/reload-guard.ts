const key = 'app:reload';
const guardedFor = 10_000;

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether this path may be reloaded now: not a second time within 10 s. A yes starts the 10 s. */
export function mayReload(path: string, now: number, memory: Memory): boolean {
  const last: { path?: string; expires?: number } = JSON.parse(memory.getItem(key) ?? '{}');
  if (last.path === path && (last.expires ?? 0) > now) return false;
  memory.setItem(key, JSON.stringify({ path, expires: now + guardedFor }));
  return true;
}
