const key = 'rekod-invitation';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** The token of the mailed link. Kept for this tab, so that it survives signing in and a reload. */
export function invitationToken(hash: string, memory: Memory): string | null {
  const given = new URLSearchParams(hash.slice(1)).get('jemputan');
  if (given) memory.setItem(key, given);
  return given ?? memory.getItem(key);
}
