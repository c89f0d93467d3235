import { laterKind } from '../../records/outbox/later-kind';

export const yearlyVerdictsOutbox = laterKind(
  'yearly-plan-verdict',
  async () => (await import('./reviews/yearly-verdicts')).waitingYearlyVerdicts,
);
