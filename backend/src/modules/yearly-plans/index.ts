export { YearlyPlansService } from './plans/yearly-plans.service.js';
export { PlanRowsService } from './rows/plan-rows.service.js';
export { TaughtStandardsService } from './taught/taught-standards.service.js';
export { YearlyPlansModule } from './yearly-plans.module.js';
