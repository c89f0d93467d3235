import { Module } from '@nestjs/common';
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
import { CopyTargets } from './copies/copy-targets.js';
import { LessonCopies } from './copies/lesson-copies.js';
import { PlanCopiesController } from './copies/plan-copies.controller.js';
import { PlanCopies } from './copies/plan-copies.service.js';
import { PlanWriting } from './copies/plan-writing.js';
import { LessonPlansController } from './lesson-plans.controller.js';
import { LESSON_PLANS_EXPORTS } from './lesson-plans.exports.js';
import { LessonPlansRepository } from './lesson-plans.repository.js';
import { LessonPlansService } from './lesson-plans.service.js';
import { FollowingDrafts } from './lessons/following-drafts.js';
import { LessonsAhead } from './lessons/lessons-ahead.js';
import { LessonsOfPlans } from './lessons/lessons-of-plans.js';
import { PlacedPlans } from './lessons/placed-plans.js';
import { SentPlansOfLessons } from './lessons/sent-plans-of-lessons.js';
import { SessionsOfWeeks } from './lessons/sessions-of-weeks.js';
import { AdoptedPlans } from './matches/adopted-plans.js';
import { PlanMatchesController } from './matches/plan-matches.controller.js';
import { PlanMatchesRepository } from './matches/plan-matches.repository.js';
import { PlanMatches } from './matches/plan-matches.service.js';
import { PlanFollower } from './plan-follower.js';
import { PlanSearch } from './plan-search.js';
import { PlansOfMember } from './plans-of-member.js';
import { PlansOfSchool } from './plans-of-school.js';
import { CountedLessons } from './reflections/counted-pupils.js';
import { LessonMarks } from './reflections/lesson-marks.js';
import { LessonOfReflection } from './reflections/lesson-of-reflection.js';
import { LessonsToReflect } from './reflections/lessons-to-reflect.js';
import { NotedLessons } from './reflections/noted-lessons.js';
import { ReflectionFollower } from './reflections/reflection-follower.js';
import { ReflectionOfPlan } from './reflections/reflection-of-plan.js';
import { ReflectionsController } from './reflections/reflections.controller.js';
import { ReflectionsRepository } from './reflections/reflections.repository.js';
import { ReflectionsService } from './reflections/reflections.service.js';
import { DayOfPerson } from './reminders/day-of-person.js';
import { ReflectionRemindersController } from './reminders/reflection-reminders.controller.js';
import { ReflectionRemindersRepository } from './reminders/reflection-reminders.repository.js';
import { ReflectionReminders } from './reminders/reflection-reminders.service.js';
import { ReflectionRemindersWorker } from './reminders/reflection-reminders.worker.js';
import { RemindedTeachers } from './reminders/reminded-teachers.js';
import { ReminderChoices } from './reminders/reminder-choices.js';
import { WrittenDay } from './reminders/written-day.js';
import { SamplesController } from './samples/samples.controller.js';
import { SamplesRepository } from './samples/samples.repository.js';
import { SamplesService } from './samples/samples.service.js';
import { SentPlans } from './sent-plans.js';
import { PlanSharesController } from './shares/plan-shares.controller.js';
import { PlanSharesRepository } from './shares/plan-shares.repository.js';
import { PlanShares } from './shares/plan-shares.service.js';
import { SharedPlansController } from './shares/shared-plans.controller.js';
import { SharedPlans } from './shares/shared-plans.service.js';
import { ReflectionTemplatesController } from './templates/reflection-templates.controller.js';
import { ReflectionTemplatesRepository } from './templates/reflection-templates.repository.js';
import { ReflectionTemplatesService } from './templates/reflection-templates.service.js';
import { PlanVersionsController } from './versions/plan-versions.controller.js';
import { PlanVersionsRepository } from './versions/plan-versions.repository.js';
import { DraftWords } from './week/draft-words.js';
import { DraftsBehind } from './week/drafts-behind.js';
import { DueOfWeek } from './week/due-of-week.js';
import { MyWeekController } from './week/my-week.controller.js';
import { MyWeek } from './week/my-week.service.js';
import { TakenStandards } from './week/taken-standards.js';
import { TouchedPlans } from './week/touched-plans.js';
import { WeekPeriods } from './week/week-periods.js';
import { WeekPlansRepository } from './week/week-plans.repository.js';
import { WeekReader } from './week/week-reader.js';
import { WrittenWeeks } from './week/written-weeks.js';

@Module({
  imports: [
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
  ],
  providers: [
    LESSON_PLANS_EXPORTS,
    LessonPlansRepository,
    LessonPlansService,
    ReflectionsRepository,
    CountedLessons,
    LessonMarks,
    ReflectionOfPlan,
    ReflectionsService,
    LessonOfReflection,
    LessonsToReflect,
    ReflectionFollower,
    PlanFollower,
    CopyTargets,
    DraftWords,
    DraftsBehind,
    SamplesRepository,
    SamplesService,
    PlanSearch,
    PlansOfMember,
    PlanMatchesRepository,
    PlanMatches,
    AdoptedPlans,
    SentPlans,
    PlansOfSchool,
    PlacedPlans,
    SentPlansOfLessons,
    SessionsOfWeeks,
    FollowingDrafts,
    LessonsAhead,
    LessonsOfPlans,
    NotedLessons,
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
    TakenStandards,
    WeekReader,
    WrittenWeeks,
    MyWeek,
    DayOfPerson,
    WrittenDay,
    ReflectionRemindersRepository,
    ReminderChoices,
    RemindedTeachers,
    ReflectionReminders,
    ReflectionRemindersWorker,
  ],
  exports: [
    FollowingDrafts,
    LessonsAhead,
    LessonPlansService,
    LessonsOfPlans,
    MyWeek,
    NotedLessons,
    OwnPlans,
    PlanBlocksService,
    PlansOfSchool,
    ReflectionReminders,
    ReflectionTemplatesService,
    ReflectionsService,
    SamplesService,
    SentPlans,
    WeekReader,
  ],
})
export class LessonPlansModule {}
