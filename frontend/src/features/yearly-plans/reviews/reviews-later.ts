import { laterKind } from '../../../records/outbox/later-kind';

/** Fetched when somebody looks at yearly plans that were sent. */
export const yearlyPlanReviews = async () => ({
  default: (await import('./yearly-plan-reviews')).YearlyPlanReviews,
});

export const yearlyVerdictsOutbox = laterKind(
  'yearly-plan-verdict',
  async () => (await import('./yearly-verdicts')).waitingYearlyVerdicts,
);
