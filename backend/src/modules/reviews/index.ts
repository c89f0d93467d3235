export type { Sealable } from './domain/canonical-text.js';
export { countedPress, isLate } from './domain/deadline.js';
export { expectedLessons, type LessonStanding, standingOfLesson } from './domain/expected-lessons.js';
export {
  type PlanState,
  type SentState,
  TAKE_BACK_MS,
  type Verdict,
  WEEK_STATES,
  type WeekState,
  weekState,
} from './domain/review-state.js';
export {
  type CountedLesson,
  fateOfLesson,
  figuresOf,
  type LessonFate,
  sumOfFigures,
  type WeekFigures,
} from './domain/submission-figures.js';
export { STEPS, type Step } from './domain/supervision.js';
export { type Verifier, whoActs } from './domain/supervisors-of.js';
export { type HelpReason, helpReason } from './domain/who-needs-help.js';
export {
  markOnPaper,
  type PaperStanding,
  standingOnPaper,
  statusOnPaper,
} from './on-paper/index.js';
export { ReviewsModule } from './reviews.module.js';
export { PrintedSeals, type SealOnPaper } from './seals/printed-seals.js';
export type { Seal } from './seals/seals.repository.js';
export { Deadlines } from './sendings/deadlines.js';
export { AmendmentDto, NewRemarkDto, RemarkDto, toRemarkDto } from './sendings/remarks.dto.js';
export { Reviewing, VerdictId } from './sendings/reviewing.js';
export { Sendings, type Standing } from './sendings/sendings.js';
export { type ReadableRecord, SentRecords } from './sendings/sent-records.js';
export type { Comment } from './sendings/sent-records.repository.js';
export { type SentOfWeek, SentWeeks } from './sendings/sent-weeks.js';
export { type ShownRecord, ShownRecords, type WholeRecord } from './sendings/shown-records.js';
export {
  checkCodeOf,
  GivenVerdictDto,
  PlanVerifierDto,
  toVerdictDto,
  toVerifierDto,
  VERDICTS,
} from './sendings/standing.dto.js';
export { VerdictTelling } from './sendings/verdict-telling.js';
export { WaitingFor } from './sendings/waiting-for.js';
export { type WaitingRecord, WaitingRecords } from './sendings/waiting-records.js';
export { type SealedRecord, SentKind } from './sent-kind.js';
export { ProposedSupervisions } from './supervisions/proposed-supervisions.js';
export { SupervisionsService } from './supervisions/supervisions.service.js';
export { isIn, Verifiers, type VerifiersOfYear } from './supervisions/verifiers.js';
