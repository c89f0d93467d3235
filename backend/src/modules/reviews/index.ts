export type { Sealable } from './domain/canonical-text.js';
export { shownCode, textOfCode } from './domain/check-code.js';
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
export { supervisedBy } from './domain/supervised-by.js';
export { STEPS, type Step } from './domain/supervision.js';
export { supervisorsOf, type Verifier, whoActs } from './domain/supervisors-of.js';
export { type HelpReason, helpReason } from './domain/who-needs-help.js';
export { ReviewsModule } from './reviews.module.js';
export { CheckAddresses } from './seals/checks.service.js';
export { SealedKind, type SealedRecord } from './seals/sealed-kind.js';
export type { Seal } from './seals/seals.repository.js';
export { Deadlines } from './sendings/deadlines.js';
export { Sendings, type Standing } from './sendings/sendings.js';
export type { Comment } from './sendings/sent-records.repository.js';

export { type SentOfWeek, SentWeeks } from './sendings/sent-weeks.js';

export { VerdictTelling } from './sendings/verdict-telling.js';

export { type WaitingRecord, WaitingRecords } from './sendings/waiting-records.js';
export { ProposedSupervisions } from './supervisions/proposed-supervisions.js';
export { Supervising } from './supervisions/supervising.js';
export { SupervisionsService } from './supervisions/supervisions.service.js';
