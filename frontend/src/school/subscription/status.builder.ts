import type { SubscriptionStatus } from './model';

/** An active school, 200 days before its end, with what differs. */
export function statusWith(differing: Partial<SubscriptionStatus>): SubscriptionStatus {
  return {
    subscriptionStatus: 'active',
    restrictionLevel: 'none',
    expiresAt: '2027-06-09T00:00:00+08:00',
    gracePeriodEnd: '2027-06-23T00:00:00+08:00',
    isInGracePeriod: false,
    daysUntilExpiry: 200,
    daysInGracePeriod: 0,
    lastUpdate: '2026-11-20T10:00:00+08:00',
    canAccess: {
      dashboard: true,
      createContent: true,
      editContent: true,
      viewReports: true,
      manageUsers: true,
      billing: true,
    },
    notifications: [],
    ...differing,
  };
}
