export { PlanSendingModule } from './plan-sending.module.js';
export { SchoolPlansService } from './school-plans/school-plans.service.js';
export { WeekSending } from './sending/week-sending.service.js';
export type { AskedWeeks, DueWeek } from './submissions/read-submissions.js';
export { SubmissionReportQueryDto } from './submissions/submissions.dto.js';
export { type Submissions, SubmissionsService } from './submissions/submissions.service.js';
export { type TakenPlans, VisitReader } from './visits/visit-reader.js';
export { AsVisitor, Unindexed, type Visitor } from './visits/visitor-of-request.js';
export { nameOfWeek, type ShownPlan, type Visit } from './visits/visits.service.js';
