/** What a wide page draws around the form. */
export { PlanPaperMenu } from '../papers/plan-paper-menu';
export { TemplateSwitch } from './parts/template-switch';
export { PlanActs } from './plan-acts';
