import { Module } from '@nestjs/common';
import { LessonPlansController } from './lesson-plans.controller.js';
import { LessonPlansRepository } from './lesson-plans.repository.js';
import { LessonPlansService } from './lesson-plans.service.js';
import { PlanSearch } from './plan-search.js';
import { SamplesController } from './samples/samples.controller.js';
import { SamplesRepository } from './samples/samples.repository.js';
import { SamplesService } from './samples/samples.service.js';

@Module({
  controllers: [SamplesController, LessonPlansController],
  providers: [LessonPlansRepository, LessonPlansService, SamplesRepository, SamplesService, PlanSearch],
  exports: [SamplesService, PlanSearch],
})
export class LessonPlansModule {}
