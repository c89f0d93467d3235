export type { DueStandard } from './domain/due-standards.js';
export { standardKey } from './domain/plan-row.js';
export { type DueOfSet, DueRows } from './due/due-rows.js';
export { OwnYearlyPlans, type TravellingYearlyPlan } from './plans/own-yearly-plans.js';
export { YearlyPlansService } from './plans/yearly-plans.service.js';
export { NewPlanRowDto } from './rows/plan-rows.dto.js';
export { PlanRowsService } from './rows/plan-rows.service.js';
export { TaughtStandardsService } from './taught/taught-standards.service.js';
export { YearlyPlansModule } from './yearly-plans.module.js';
