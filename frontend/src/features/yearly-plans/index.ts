export { planRowsQuery, taughtQuery, yearlyPlansQuery } from './api';
export { weekOn } from './known';
export { yearlyVerdictsOutbox } from './outbox-kinds';
export { planRowKind } from './plan-row-kind';
export { waitingYearlyPlansQuery } from './reviews/reviews-api';
export { yearlyPlanReviews } from './reviews/reviews-later';
