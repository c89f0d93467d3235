import type { SchoolRole } from '../../../platform/access/access.js';
import { isoOrNull, toMalaysianIso } from '../../../platform/clock/instant.js';
import type { SubscriptionAssessment } from '../domain/assess-subscription.js';
import { noticesFor } from '../domain/notices.js';
import type { SubscriptionStatusDto } from '../subscription.dto.js';

/** The assessment at `now`, in the words and dates of the specification, for a reader. */
export function subscriptionStatus(
  assessment: SubscriptionAssessment,
  reader: SchoolRole,
  now: number,
): SubscriptionStatusDto {
  const {
    subscriptionStatus: status,
    restrictionLevel,
    isInGracePeriod,
    daysUntilExpiry,
    daysInGracePeriod,
  } = assessment;
  return {
    subscriptionStatus: status,
    restrictionLevel,
    expiresAt: isoOrNull(assessment.expiresAt),
    gracePeriodEnd: isoOrNull(assessment.gracePeriodEnd),
    isInGracePeriod,
    daysUntilExpiry,
    daysInGracePeriod,
    lastUpdate: toMalaysianIso(now),
    canAccess: { ...assessment.canAccess },
    notifications: noticesFor(assessment, reader),
  };
}
