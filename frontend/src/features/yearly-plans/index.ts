export { planRowsQuery, taughtQuery, yearlyPlansQuery } from './calls';
export { weekOn } from './known';
export { yearlyVerdictsOutbox } from './outbox-kinds';
export { planRowKind } from './plan-row-kind';
export { waitingYearlyPlansQuery } from './reviews/calls';
export { yearlyPlanReviews } from './reviews/reviews-later';
export { yearlyPlanSetup } from './yearly-plan-setup';
