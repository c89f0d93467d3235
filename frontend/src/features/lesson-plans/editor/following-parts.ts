/** What every width draws behind the form: what comes next, and the plan on paper. */
export { PlanSheet } from '../plan-sheet';
export { PlanBar } from './plan-bar';
