export { planRowsQuery, taughtQuery, yearlyPlansQuery } from './api';
export { weekOn } from './known';
export { planRowKind } from './plan-row-kind';
export { waitingYearlyPlansQuery } from './reviews/reviews-api';
export { yearlyPlanReviews, yearlyVerdictsOutbox } from './reviews/reviews-later';
