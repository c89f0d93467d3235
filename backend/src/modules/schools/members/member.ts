import type { Membership } from '../../../platform/access/memberships.js';

/** `joinedAt` in epoch milliseconds. `lastEnteredOn`: YYYY-MM-DD; null since days are counted. */
export type Member = Membership &
  Readonly<{ userId: string; joinedAt: number; lastEnteredOn: string | null }>;
