import { type GraceDayRule, isGraceDay, type ReachedRule } from './rule.js';

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
