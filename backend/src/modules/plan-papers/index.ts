export { PlanPapersModule } from './plan-papers.module.js';
