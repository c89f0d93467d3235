import { Module } from '@nestjs/common';
import { CalendarModule } from '../calendar/index.js';
import { LessonPlansModule } from '../lesson-plans/index.js';
import { LessonsModule } from '../lessons/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { StaffModule } from '../staff/index.js';
import { TimetableModule } from '../timetable/index.js';
import { ChangedLessons } from './changes/changed-lessons.js';
import { ChangedLessonsWorker } from './changes/changed-lessons.worker.js';
import { LessonNews } from './changes/lesson-news.js';
import { SentLessons } from './changes/sent-lessons.js';
import { ToldLessonsRepository } from './changes/told-lessons.repository.js';
import { PLAN_SENDING_EXPORTS, PLAN_SENDING_RETENTION } from './plan-sending.exports.js';
import { ReviewQueueController } from './queue/review-queue.controller.js';
import { ReviewQueue } from './queue/review-queue.service.js';
import { SchoolPlansController } from './school-plans/school-plans.controller.js';
import { SchoolPlansService } from './school-plans/school-plans.service.js';
import { LostPlans } from './sending/lost-plans.js';
import { OwedWeeks } from './sending/owed-weeks.js';
import { PlanAmendments } from './sending/plan-amendments.js';
import { PlanAnswers } from './sending/plan-answers.js';
import { PlanFlags } from './sending/plan-flags.js';
import { PromisedLessons } from './sending/promised-lessons.js';
import { PromisedPlans } from './sending/promised-plans.js';
import { SealedPlans } from './sending/sealed-plans.js';
import { ShiftedPlans } from './sending/shifted-plans.js';
import { ToldVerifiers } from './sending/told-verifiers.js';
import { WeekSendingController } from './sending/week-sending.controller.js';
import { WeekSending } from './sending/week-sending.service.js';
import { WeekStandings } from './sending/week-standings.js';
import { WholeWeekController } from './sending/whole-week.controller.js';
import { WholeWeeks } from './sending/whole-weeks.js';
import { LessonsWithSubmissions } from './submissions/counted-lessons.js';
import { CountedWeeks } from './submissions/counted-weeks.js';
import { ReadSubmissions } from './submissions/read-submissions.js';
import { SubmissionTables } from './submissions/submission-tables.js';
import { SubmissionsController } from './submissions/submissions.controller.js';
import { SubmissionsService } from './submissions/submissions.service.js';
import { NewVisitorLinks } from './visits/new-visitor-links.js';
import { VisitEntrance } from './visits/visit-entrance.js';
import { VisitReader } from './visits/visit-reader.js';
import { VisitedWeeks } from './visits/visited-weeks.js';
import { VisitorLinksController } from './visits/visitor-links.controller.js';
import { VisitorLinksRepository } from './visits/visitor-links.repository.js';
import { VisitorLinks } from './visits/visitor-links.service.js';
import { VisitsController } from './visits/visits.controller.js';
import { Visits } from './visits/visits.service.js';

@Module({
  imports: [
    CalendarModule,
    LessonPlansModule,
    LessonsModule,
    NotificationsModule,
    ReviewsModule,
    StaffModule,
    TimetableModule,
  ],
  controllers: [
    WholeWeekController,
    WeekSendingController,
    SchoolPlansController,
    ReviewQueueController,
    SubmissionsController,
    VisitorLinksController,
    VisitsController,
  ],
  providers: [
    PLAN_SENDING_EXPORTS,
    PLAN_SENDING_RETENTION,
    PlanFlags,
    WeekStandings,
    WholeWeeks,
    OwedWeeks,
    ToldVerifiers,
    ToldLessonsRepository,
    LessonNews,
    SentLessons,
    ChangedLessons,
    ChangedLessonsWorker,
    WeekSending,
    PlanAnswers,
    PlanAmendments,
    ShiftedPlans,
    SealedPlans,
    PromisedPlans,
    LostPlans,
    PromisedLessons,
    SchoolPlansService,
    ReviewQueue,
    LessonsWithSubmissions,
    CountedWeeks,
    ReadSubmissions,
    SubmissionsService,
    SubmissionTables,
    VisitorLinksRepository,
    VisitorLinks,
    NewVisitorLinks,
    VisitEntrance,
    VisitedWeeks,
    Visits,
    VisitReader,
  ],
  exports: [ChangedLessons, SchoolPlansService, SubmissionsService, VisitReader, WeekSending],
})
export class PlanSendingModule {}
