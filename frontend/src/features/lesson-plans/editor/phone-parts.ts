/** What a narrow page draws around the form. */
export { PhoneHead } from './phone-head';
export { PlanMenu } from './plan-menu';
