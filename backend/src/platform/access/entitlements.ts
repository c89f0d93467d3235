import type { Access } from './access.js';

export type Entitlement = Readonly<{
  restrictionLevel: string;
  canAccess: Readonly<Record<Access, boolean>>;
}>;

/** What a school's subscription allows at an instant. Implemented by the subscription module. */
export abstract class Entitlements {
  /** May come from a cache that committed changes invalidate; derived for the very instant. */
  abstract of(schoolId: string, now: number): Promise<Entitlement>;
  /** Reads the facts inside the current transaction. */
  abstract ofCurrentTransaction(schoolId: string, now: number): Promise<Entitlement>;
  /** Whether a payment of the school has ever succeeded. Reads as the one above. */
  abstract hasPaid(schoolId: string): Promise<boolean>;
  /** How many teachers the school may have: by its plan, or by the policy of trials. Reads as the one above. */
  abstract teacherLimit(schoolId: string, now: number): Promise<number>;
}
