import { malayLongDateAt, malayLongDateBefore } from '../../../platform/calendar/malay-date.js';
import type { SubscriptionAssessment } from './assess-subscription.js';
import { NOTICE_TEXTS, type NoticeText } from './notice-texts.js';
import { type BoundaryRule, graceDayNumber, isGraceDay, isReminder } from './rule.js';
import type { Deadlines } from './timeline.js';

export type StatusNotice = NoticeText & Readonly<{ actionRequired: boolean }>;

export type NoticeReader = 'teacher' | 'supervisor' | 'admin' | 'main_admin';

/** What holds for the reader at the instant of the assessment, the most important first. */
export function noticesFor(assessment: SubscriptionAssessment, reader: NoticeReader): StatusNotice[] {
  const standing = standingNotice(assessment, reader);
  const pending = assessment.pendingPayment ? NOTICE_TEXTS.pending : null;
  return [
    ...(standing === null ? [] : [standing]),
    ...(pending === null ? [] : [{ ...pending, actionRequired: false }]),
  ];
}

/** Where the subscription stands, for the reader; null if there is nothing to say. */
export function standingNotice(
  assessment: SubscriptionAssessment,
  reader: NoticeReader,
): StatusNotice | null {
  const text = standingText(assessment, reader);
  return text && { ...text, actionRequired: reader === 'main_admin' && isPayable(assessment) };
}

/** Mails go on grace days 1, 7, G-3 and G-1, and at every other boundary that has a notice. */
export function isMailed(rule: BoundaryRule, graceDays: number): boolean {
  if (isGraceDay(rule)) return [1, 7, graceDays - 3, graceDays - 1].includes(graceDayNumber(rule));
  return isReminder(rule) || rule === 'grace-end' || rule === 'limited-end';
}

/** What nobody who can pay may miss. */
export function isLastWarning({
  rule,
  restrictionLevel,
}: Pick<SubscriptionAssessment, 'rule' | 'restrictionLevel'>): boolean {
  const isClosing = restrictionLevel === 'limited' || restrictionLevel === 'locked';
  return isClosing || rule === 'reminder-7' || rule === 'reminder-1';
}

/** A payment that waits for its second approver silences what would ask for another one. */
export function isPausedByPendingPayment(rule: BoundaryRule): boolean {
  return isReminder(rule) || isGraceDay(rule);
}

/** Why nobody is asked to pay; null where somebody is. */
export type ReminderRefusal = 'PAYMENT_PENDING' | 'SUSPENDED' | 'NOTHING_DUE';

export function reminderRefusal(assessment: SubscriptionAssessment): ReminderRefusal | null {
  if (assessment.pendingPayment) return 'PAYMENT_PENDING';
  if (assessment.rule === 'suspension-start') return 'SUSPENDED';
  return standingNotice(assessment, 'main_admin')?.actionRequired ? null : 'NOTHING_DUE';
}

/** No payment helps against a suspension or a failed check, and none is asked for while one waits. */
function isPayable({ rule, pendingPayment }: SubscriptionAssessment): boolean {
  return !pendingPayment && rule !== 'suspension-start' && rule !== 'unverifiable';
}

function standingText(assessment: SubscriptionAssessment, reader: NoticeReader): NoticeText | null {
  switch (assessment.rule) {
    case 'no-coverage':
      return NOTICE_TEXTS.noSubscription;
    case 'grace-end':
      return NOTICE_TEXTS.limited;
    case 'limited-end':
      return reader === 'main_admin' ? NOTICE_TEXTS.lockedForMainAdmin : NOTICE_TEXTS.locked;
    case 'cancellation-end':
      return NOTICE_TEXTS.cancelled;
    case 'suspension-start':
      return NOTICE_TEXTS.suspended;
    case 'unverifiable':
      return NOTICE_TEXTS.unverifiable;
    default:
      return assessment.expiresAt === null ? null : datedText(assessment);
  }
}

function datedText(assessment: SubscriptionAssessment & Deadlines): NoticeText | null {
  const { rule, subscriptionStatus, expiresAt, gracePeriodEnd, graceDays, daysUntilExpiry } = assessment;
  if (isGraceDay(rule)) {
    return NOTICE_TEXTS.grace(graceDayNumber(rule), graceDays, malayLongDateBefore(gracePeriodEnd));
  }
  if (!isReminder(rule)) return null;
  const isTrial = subscriptionStatus === 'trial';
  if (daysUntilExpiry === 1) {
    const graceStart = graceDays > 0 ? malayLongDateAt(expiresAt) : null;
    return (isTrial ? NOTICE_TEXTS.trialLastDay : NOTICE_TEXTS.lastDay)(graceStart);
  }
  return (isTrial ? NOTICE_TEXTS.trial : NOTICE_TEXTS.reminder)(
    daysUntilExpiry,
    malayLongDateBefore(expiresAt),
  );
}
