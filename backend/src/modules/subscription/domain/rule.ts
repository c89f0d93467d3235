/** Days before expiry at which a reminder may be due. */
export const REMINDER_DAYS = [30, 14, 7, 3, 1] as const;

type ReminderDays = (typeof REMINDER_DAYS)[number];
export type ReminderRule = `reminder-${ReminderDays}`;
export type GraceDayRule = `grace-day-${number}`;

/** What can happen to coverage at an instant. */
export type CoverageBoundaryRule =
  | ReminderRule
  | 'expiry'
  | GraceDayRule
  | 'grace-end'
  | 'limited-end'
  | 'cancellation-end';

export type SuspensionRule = 'suspension-start' | 'suspension-end';
export type EnforcementRule = 'enforcement-off-start' | 'enforcement-off-end';
export type BoundaryRule = CoverageBoundaryRule | SuspensionRule | EnforcementRule;

/** Where coverage stands: the last boundary reached, or the state that no boundary opens. */
export type CoverageRule = CoverageBoundaryRule | 'covered' | 'no-coverage';

/** What an assessment rests on. */
export type ReachedRule = CoverageRule | 'suspension-start' | 'enforcement-off-start' | 'unverifiable';

/** Whether a boundary has led to it; else nothing has happened that somebody would have to be told. */
export function isBoundaryRule(rule: ReachedRule): rule is ReachedRule & BoundaryRule {
  return rule !== 'covered' && rule !== 'no-coverage' && rule !== 'unverifiable';
}

const GRACE_DAY = 'grace-day-';

export function reminderRule(days: ReminderDays): ReminderRule {
  return `reminder-${days}`;
}

export function isReminder(rule: string): rule is ReminderRule {
  return rule.startsWith('reminder-');
}

export function graceDayRule(day: number): GraceDayRule {
  return `${GRACE_DAY}${day}`;
}

export function isGraceDay(rule: BoundaryRule | ReachedRule): rule is GraceDayRule {
  return rule.startsWith(GRACE_DAY);
}

export function graceDayNumber(rule: GraceDayRule): number {
  return Number(rule.slice(GRACE_DAY.length));
}
