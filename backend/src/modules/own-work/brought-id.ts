import { createHash } from 'node:crypto';

/**
 * The id that something gets where its author brings it: the same each time, and never one that somebody else of the
 * school has, whatever the file says.
 */
export function broughtId(
  { schoolId, userId }: Readonly<{ schoolId: string; userId: string }>,
  id: string,
): string {
  const hash = createHash('sha256').update(`${schoolId} ${userId} ${id}`).digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(18, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
