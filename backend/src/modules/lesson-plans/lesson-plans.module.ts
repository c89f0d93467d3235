import { Module } from '@nestjs/common';
import { ClassesModule } from '../classes/index.js';
import { LessonPlansController } from './lesson-plans.controller.js';
import { LESSON_PLANS_EXPORTS } from './lesson-plans.exports.js';
import { LessonPlansRepository } from './lesson-plans.repository.js';
import { LessonPlansService } from './lesson-plans.service.js';
import { PlanMatchesController } from './matches/plan-matches.controller.js';
import { PlanMatchesRepository } from './matches/plan-matches.repository.js';
import { PlanMatches } from './matches/plan-matches.service.js';
import { PlanSearch } from './plan-search.js';
import { PlansOfMember } from './plans-of-member.js';
import { SamplesController } from './samples/samples.controller.js';
import { SamplesRepository } from './samples/samples.repository.js';
import { SamplesService } from './samples/samples.service.js';
import { SchoolPlansController } from './school-plans/school-plans.controller.js';
import { SchoolPlansService } from './school-plans/school-plans.service.js';

@Module({
  imports: [ClassesModule],
  controllers: [SamplesController, PlanMatchesController, LessonPlansController, SchoolPlansController],
  providers: [
    LESSON_PLANS_EXPORTS,
    LessonPlansRepository,
    LessonPlansService,
    SamplesRepository,
    SamplesService,
    PlanSearch,
    PlansOfMember,
    PlanMatchesRepository,
    PlanMatches,
    SchoolPlansService,
  ],
  exports: [SamplesService],
})
export class LessonPlansModule {}
