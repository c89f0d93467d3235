export { planRowsQuery, taughtQuery, yearlyPlansQuery } from './api';
export { weekOn } from './known';
export { planRowKind } from './plan-row-kind';
