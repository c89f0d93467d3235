import type { SchoolRole } from '../../../platform/access/access.js';
import { localDay, midnight } from '../../../platform/calendar/local-day.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import type { Notice } from '../../notifications/index.js';
import type { SubscriptionAssessment } from '../domain/assess-subscription.js';
import { isLastWarning, isMailed, isPausedByPendingPayment, standingNotice } from '../domain/notices.js';
import { isBoundaryRule } from '../domain/rule.js';
import type { PayLink } from './pay-link.js';

const MORNING_MS = 8 * 3_600_000;

export const STANDING_KEY = 'subscription:';

/** Who hears it in which way: the Admin Utama is asked to act, administrators get mail, the others hear of it. */
const READERS: readonly (readonly SchoolRole[])[] = [['main_admin'], ['admin'], ['supervisor', 'teacher']];

/** Where the subscription stands, once for each E and rule. */
export function standingNotices(
  schoolId: string,
  assessment: SubscriptionAssessment,
  { path, action }: PayLink,
  now: number,
): Notice[] {
  const { rule, expiresAt, graceDays, pendingPayment } = assessment;
  if (!isBoundaryRule(rule) || (pendingPayment && isPausedByPendingPayment(rule))) return [];
  const end = expiresAt === null ? 'none' : toMalaysianIso(expiresAt).slice(0, 10);
  return READERS.flatMap((roles): Notice[] => {
    const [role = 'teacher'] = roles;
    const text = standingNotice(assessment, role);
    if (text === null) return [];
    const isAdministrator = role === 'main_admin' || role === 'admin';
    const mail = { sendAfter: mailTime(now), ...(text.actionRequired && { action }) };
    return [
      {
        ...text,
        schoolId,
        recipients: { roles },
        kind: 'subscription',
        isLastWarning: isLastWarning(assessment),
        dedupeKey: `${STANDING_KEY}${end}:${rule}`,
        ...(isAdministrator && { link: path }),
        ...(isAdministrator && isMailed(rule, graceDays) && { mail }),
      },
    ];
  });
}

/** Nobody is woken by a reminder: eight in the morning of the day, epoch milliseconds; it may have passed. */
function mailTime(now: number): number {
  return midnight(localDay(now)) + MORNING_MS;
}
