/** What a file of one's own work says that it is. A new version is read beside the ones before it. */
export const OWN_WORK_FORMAT = 'rekod-mengajar/kerja-sendiri';
export const OWN_WORK_VERSION = 1;

/** In a file, of each kind. */
export const MOST_IN_FILE = { blocks: 200, templates: 200, plans: 5_000, yearlyPlans: 60 } as const;
export type OwnWorkKind = keyof typeof MOST_IN_FILE;
export const OWN_WORK_KINDS: readonly OwnWorkKind[] = ['blocks', 'templates', 'plans', 'yearlyPlans'];

/** Five thousand plans of ordinary length have some 15 MB. */
export const LARGEST_OWN_WORK = 25_000_000;
