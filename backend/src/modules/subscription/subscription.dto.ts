/** What the subscription allows now. The server enforces the same table. */
export class CanAccessDto {
  dashboard: boolean;
  createContent: boolean;
  editContent: boolean;
  viewReports: boolean;
  manageUsers: boolean;
  billing: boolean;
}

export class NoticeDto {
  type: 'info' | 'warning' | 'error' | 'success';
  title: string;
  message: string;

  /** True for whoever can renew, while renewing helps. */
  actionRequired: boolean;
}

export class SubscriptionStatusDto {
  subscriptionStatus: 'active' | 'trial' | 'past_due' | 'expired' | 'cancelled' | 'none' | 'unknown';

  restrictionLevel: 'none' | 'grace_period' | 'limited' | 'locked';

  /** The first instant without coverage, ISO 8601 with offset; null without coverage. The last covered day is the day before. */
  expiresAt: string | null;

  /** The first instant after grace. */
  gracePeriodEnd: string | null;

  isInGracePeriod: boolean;

  /** Whole days begun until expiry: at least 1 exactly while not expired. */
  daysUntilExpiry: number;

  /** The number of today in the grace period, from 1; 0 outside it. */
  daysInGracePeriod: number;

  /** When this was computed. */
  lastUpdate: string;

  canAccess: CanAccessDto;

  notifications: NoticeDto[];
}
