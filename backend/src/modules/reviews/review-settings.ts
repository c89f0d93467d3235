import { defineNumberSetting } from '../schools/index.js';
import { EARLIEST_DUE_DAY, LAST_MINUTE, LATEST_DUE_DAY, MOST_GRACE_HOURS } from './domain/deadline.js';

/** How many people verify a plan, one after the other. */
export const VERIFICATION_STEPS = defineNumberSetting('verificationSteps', { initial: 1, least: 1, most: 2 });

/** When the plans of a week are due: days after its first, negative before it, and minutes after midnight. */
export const PLANS_DUE_DAY = defineNumberSetting('plansDueDay', {
  initial: 0,
  least: EARLIEST_DUE_DAY,
  most: LATEST_DUE_DAY,
});
export const PLANS_DUE_MINUTE = defineNumberSetting('plansDueMinute', {
  initial: 12 * 60,
  least: 0,
  most: LAST_MINUTE,
});

/** Hours after the deadline in which nothing is late yet. */
export const PLANS_GRACE_HOURS = defineNumberSetting('plansGraceHours', {
  initial: 0,
  least: 0,
  most: MOST_GRACE_HOURS,
});
