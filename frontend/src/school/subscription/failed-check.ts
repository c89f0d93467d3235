import type { SubscriptionStatus } from './model';
import { subscriptionTexts } from './texts';

export type AppMode = 'development' | 'test' | 'production';

/** What holds when the status cannot be had: limited, with a warning. In test mode, and only in builds that hold
 * that branch, everything is open. */
export function statusAfterFailure(mode: AppMode, now: Date): SubscriptionStatus {
  if (__FAIL_OPEN__ && mode === 'test') return unrestricted(now);
  return {
    ...withoutDates(now),
    subscriptionStatus: 'unknown',
    restrictionLevel: 'limited',
    canAccess: {
      dashboard: true,
      createContent: false,
      editContent: false,
      viewReports: false,
      manageUsers: false,
      billing: true,
    },
    notifications: [{ type: 'warning', ...subscriptionTexts.unverified, actionRequired: false }],
  };
}

function unrestricted(now: Date): SubscriptionStatus {
  return {
    ...withoutDates(now),
    subscriptionStatus: 'active',
    restrictionLevel: 'none',
    canAccess: {
      dashboard: true,
      createContent: true,
      editContent: true,
      viewReports: true,
      manageUsers: true,
      billing: true,
    },
    notifications: [],
  };
}

function withoutDates(now: Date) {
  return {
    expiresAt: null,
    gracePeriodEnd: null,
    isInGracePeriod: false,
    daysUntilExpiry: 0,
    daysInGracePeriod: 0,
    lastUpdate: now.toISOString(),
  };
}
