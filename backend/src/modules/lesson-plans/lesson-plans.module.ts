import { Module } from '@nestjs/common';
import { AskedPapersModule } from '../asked-papers/index.js';
import { CalendarModule } from '../calendar/index.js';
import { ClassesModule } from '../classes/index.js';
import { LessonsModule } from '../lessons/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { PupilsModule } from '../pupils/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { StaffModule } from '../staff/index.js';
import { TimetableModule } from '../timetable/index.js';
import { YearlyPlansModule } from '../yearly-plans/index.js';
import { FilesOfPlans } from './attachments/files-of-plans.js';
import { PlanAttachmentsController } from './attachments/plan-attachments.controller.js';
import { PlanAttachmentsRepository } from './attachments/plan-attachments.repository.js';
import { PlanAttachmentsService } from './attachments/plan-attachments.service.js';
import { PlanFiles } from './attachments/plan-files.js';
import { PlanBlocksController } from './blocks/plan-blocks.controller.js';
import { PlanBlocksRepository } from './blocks/plan-blocks.repository.js';
import { PlanBlocksService } from './blocks/plan-blocks.service.js';
import { BroughtPlansController } from './brought/brought-plans.controller.js';
import { BroughtPlansRepository } from './brought/brought-plans.repository.js';
import { BroughtPlans } from './brought/brought-plans.service.js';
import { OwnPlans } from './brought/own-plans.js';
import { LessonCopies } from './copies/lesson-copies.js';
import { PlanCopiesController } from './copies/plan-copies.controller.js';
import { PlanCopies } from './copies/plan-copies.service.js';
import { PlanWriting } from './copies/plan-writing.js';
import { LessonPlansController } from './lesson-plans.controller.js';
import { LESSON_PLANS_EXPORTS } from './lesson-plans.exports.js';
import { LessonPlansRepository } from './lesson-plans.repository.js';
import { LessonPlansService } from './lesson-plans.service.js';
import { AdoptedPlans } from './matches/adopted-plans.js';
import { PlanMatchesController } from './matches/plan-matches.controller.js';
import { PlanMatchesRepository } from './matches/plan-matches.repository.js';
import { PlanMatches } from './matches/plan-matches.service.js';
import { PlanSearch } from './plan-search.js';
import { PLAN_SENDING_EXPORTS, PLAN_SENDING_RETENTION } from './plan-sending.exports.js';
import { PlansOfMember } from './plans-of-member.js';
import { PlansOfSchool } from './plans-of-school.js';
import { ReviewQueueController } from './queue/review-queue.controller.js';
import { ReviewQueue } from './queue/review-queue.service.js';
import { CountedLessons } from './reflections/counted-pupils.js';
import { LessonMarks } from './reflections/lesson-marks.js';
import { NotedLessons } from './reflections/noted-lessons.js';
import { ReflectionOfPlan } from './reflections/reflection-of-plan.js';
import { ReflectionsController } from './reflections/reflections.controller.js';
import { ReflectionsRepository } from './reflections/reflections.repository.js';
import { ReflectionsService } from './reflections/reflections.service.js';
import { DayOfPerson } from './reminders/day-of-person.js';
import { ReflectionRemindersController } from './reminders/reflection-reminders.controller.js';
import { ReflectionRemindersRepository } from './reminders/reflection-reminders.repository.js';
import { ReflectionReminders } from './reminders/reflection-reminders.service.js';
import { ReflectionRemindersWorker } from './reminders/reflection-reminders.worker.js';
import { SamplesController } from './samples/samples.controller.js';
import { SamplesRepository } from './samples/samples.repository.js';
import { SamplesService } from './samples/samples.service.js';
import { SchoolPlansController } from './school-plans/school-plans.controller.js';
import { SchoolPlansService } from './school-plans/school-plans.service.js';
import { PlanAmendments } from './sending/plan-amendments.js';
import { PlanAnswers } from './sending/plan-answers.js';
import { PlanFlags } from './sending/plan-flags.js';
import { PromisedLessons } from './sending/promised-lessons.js';
import { PromisedPlans } from './sending/promised-plans.js';
import { SealedPlans } from './sending/sealed-plans.js';
import { ToldVerifiers } from './sending/told-verifiers.js';
import { WeekSendingController } from './sending/week-sending.controller.js';
import { WeekSending } from './sending/week-sending.service.js';
import { WeekStandings } from './sending/week-standings.js';
import { WholeWeekController } from './sending/whole-week.controller.js';
import { WholeWeeks } from './sending/whole-weeks.js';
import { SentPlans } from './sent-plans.js';
import { PlanSharesController } from './shares/plan-shares.controller.js';
import { PlanSharesRepository } from './shares/plan-shares.repository.js';
import { PlanShares } from './shares/plan-shares.service.js';
import { SharedPlansController } from './shares/shared-plans.controller.js';
import { SharedPlans } from './shares/shared-plans.service.js';
import { LessonsWithSubmissions } from './submissions/counted-lessons.js';
import { ReadSubmissions } from './submissions/read-submissions.js';
import { SentPlansOfLessons } from './submissions/sent-plans-of-lessons.js';
import { SubmissionTables } from './submissions/submission-tables.js';
import { SubmissionsController } from './submissions/submissions.controller.js';
import { SubmissionsService } from './submissions/submissions.service.js';
import { ReflectionTemplatesController } from './templates/reflection-templates.controller.js';
import { ReflectionTemplatesRepository } from './templates/reflection-templates.repository.js';
import { ReflectionTemplatesService } from './templates/reflection-templates.service.js';
import { PlanVersionsController } from './versions/plan-versions.controller.js';
import { PlanVersionsRepository } from './versions/plan-versions.repository.js';
import { VisitReader } from './visits/visit-reader.js';
import { VisitorLinksController } from './visits/visitor-links.controller.js';
import { VisitorLinksRepository } from './visits/visitor-links.repository.js';
import { VisitorLinks } from './visits/visitor-links.service.js';
import { VisitsController } from './visits/visits.controller.js';
import { Visits } from './visits/visits.service.js';
import { DueOfWeek } from './week/due-of-week.js';
import { MyWeekController } from './week/my-week.controller.js';
import { MyWeek } from './week/my-week.service.js';
import { TouchedPlans } from './week/touched-plans.js';
import { WeekPeriods } from './week/week-periods.js';
import { WeekPlansRepository } from './week/week-plans.repository.js';
import { WeekReader } from './week/week-reader.js';

@Module({
  imports: [
    AskedPapersModule,
    CalendarModule,
    ClassesModule,
    LessonsModule,
    NotificationsModule,
    PupilsModule,
    ReviewsModule,
    StaffModule,
    TimetableModule,
    YearlyPlansModule,
  ],
  controllers: [
    SamplesController,
    PlanMatchesController,
    MyWeekController,
    WholeWeekController,
    PlanCopiesController,
    PlanBlocksController,
    ReflectionTemplatesController,
    PlanVersionsController,
    PlanAttachmentsController,
    PlanSharesController,
    SharedPlansController,
    BroughtPlansController,
    LessonPlansController,
    ReflectionsController,
    ReflectionRemindersController,
    SchoolPlansController,
    ReviewQueueController,
    SubmissionsController,
    WeekSendingController,
    VisitorLinksController,
    VisitsController,
  ],
  providers: [
    LESSON_PLANS_EXPORTS,
    PLAN_SENDING_EXPORTS,
    PLAN_SENDING_RETENTION,
    LessonPlansRepository,
    LessonPlansService,
    ReflectionsRepository,
    CountedLessons,
    LessonMarks,
    ReflectionOfPlan,
    ReflectionsService,
    SamplesRepository,
    SamplesService,
    PlanSearch,
    PlansOfMember,
    PlanMatchesRepository,
    PlanMatches,
    AdoptedPlans,
    SchoolPlansService,
    ReviewQueue,
    SentPlansOfLessons,
    LessonsWithSubmissions,
    ReadSubmissions,
    SubmissionsService,
    SubmissionTables,
    SentPlans,
    SealedPlans,
    PlanAmendments,
    PromisedPlans,
    PlanAnswers,
    PlanFlags,
    WholeWeeks,
    PlansOfSchool,
    NotedLessons,
    PromisedLessons,
    WeekStandings,
    ToldVerifiers,
    WeekSending,
    TouchedPlans,
    PlanVersionsRepository,
    PlanAttachmentsRepository,
    PlanFiles,
    PlanAttachmentsService,
    FilesOfPlans,
    PlanWriting,
    LessonCopies,
    PlanSharesRepository,
    PlanShares,
    SharedPlans,
    BroughtPlansRepository,
    BroughtPlans,
    OwnPlans,
    PlanCopies,
    PlanBlocksRepository,
    PlanBlocksService,
    ReflectionTemplatesRepository,
    ReflectionTemplatesService,
    WeekPlansRepository,
    WeekPeriods,
    DueOfWeek,
    WeekReader,
    MyWeek,
    DayOfPerson,
    ReflectionRemindersRepository,
    ReflectionReminders,
    ReflectionRemindersWorker,
    VisitorLinksRepository,
    VisitorLinks,
    Visits,
    VisitReader,
  ],
  exports: [
    LessonPlansService,
    MyWeek,
    NotedLessons,
    OwnPlans,
    PlanBlocksService,
    PlansOfSchool,
    ReflectionReminders,
    ReflectionTemplatesService,
    ReflectionsService,
    SamplesService,
    SchoolPlansService,
    SentPlans,
    SubmissionsService,
    VisitReader,
    WeekReader,
    WeekSending,
  ],
})
export class LessonPlansModule {}
