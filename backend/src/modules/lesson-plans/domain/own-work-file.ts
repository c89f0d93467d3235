import { createHash } from 'node:crypto';

/** What a file of one's own work says that it is. A new version is read beside the ones before it. */
export const OWN_WORK_FORMAT = 'rekod-mengajar/kerja-sendiri';
export const OWN_WORK_VERSION = 1;

/** In a file, of each kind. */
export const MOST_IN_FILE = { blocks: 200, templates: 200, plans: 5_000, yearlyPlans: 60 } as const;
export type OwnWorkKind = keyof typeof MOST_IN_FILE;
export const OWN_WORK_KINDS: readonly OwnWorkKind[] = ['blocks', 'templates', 'plans', 'yearlyPlans'];

/** Of one person in a school. */
export const MOST_BROUGHT = 10_000;

/** Five thousand plans of ordinary length have some 15 MB. */
export const LARGEST_OWN_WORK = 25_000_000;

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
