import type { Membership } from '../../../platform/access/memberships.js';

/** `joinedAt` in epoch milliseconds. */
export type Member = Membership & Readonly<{ userId: string; joinedAt: number }>;
