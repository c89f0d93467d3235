import { type CoverageRule, type GraceDayRule, isGraceDay, type ReachedRule } from './rule.js';

export const RESTRICTION_LEVELS = ['none', 'grace_period', 'limited', 'locked'] as const;
export type RestrictionLevel = (typeof RESTRICTION_LEVELS)[number];

const LEVELS: Readonly<Record<Exclude<ReachedRule, GraceDayRule>, RestrictionLevel>> = {
  'no-coverage': 'locked',
  covered: 'none',
  'reminder-30': 'none',
  'reminder-14': 'none',
  'reminder-7': 'none',
  'reminder-3': 'none',
  'reminder-1': 'none',
  expiry: 'grace_period',
  'grace-end': 'limited',
  'limited-end': 'locked',
  'cancellation-end': 'locked',
  'suspension-start': 'locked',
  'enforcement-off-start': 'none',
  unverifiable: 'limited',
};

export function restrictionLevel(rule: ReachedRule): RestrictionLevel {
  return isGraceDay(rule) ? 'grace_period' : LEVELS[rule];
}

export type AccessRights = Readonly<{
  dashboard: boolean;
  createContent: boolean;
  editContent: boolean;
  viewReports: boolean;
  manageUsers: boolean;
  billing: boolean;
}>;

const FULL: AccessRights = {
  dashboard: true,
  createContent: true,
  editContent: true,
  viewReports: true,
  manageUsers: true,
  billing: true,
};

const LOCKED: AccessRights = {
  dashboard: false,
  createContent: false,
  editContent: false,
  viewReports: false,
  manageUsers: false,
  billing: true,
};

export const ACCESS_TABLE: Readonly<Record<RestrictionLevel, AccessRights>> = {
  none: FULL,
  grace_period: FULL,
  limited: { ...LOCKED, dashboard: true },
  locked: LOCKED,
};

export type SubscriptionStatus =
  | 'active'
  | 'trial'
  | 'past_due'
  | 'expired'
  | 'cancelled'
  | 'none'
  | 'unknown';

/** Tells of coverage alone: a suspended school that has paid stays active, and locked. */
export function subscriptionStatus(rule: CoverageRule, isTrial: boolean): SubscriptionStatus {
  if (rule === 'no-coverage') return 'none';
  if (rule === 'cancellation-end') return 'cancelled';
  const level = restrictionLevel(rule);
  if (level === 'none') return isTrial ? 'trial' : 'active';
  return level === 'grace_period' ? 'past_due' : 'expired';
}
