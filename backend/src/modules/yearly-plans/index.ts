export { YearlyPlansModule } from './yearly-plans.module.js';
