import { Module } from '@nestjs/common';
import { LessonPlansModule } from '../lesson-plans/index.js';
import { FirstStepsController } from './first-steps.controller.js';
import { FIRST_STEPS_EXPORTS } from './first-steps.exports.js';
import { FirstStepsRepository } from './first-steps.repository.js';
import { FirstStepsService } from './first-steps.service.js';

@Module({
  imports: [LessonPlansModule],
  controllers: [FirstStepsController],
  providers: [FIRST_STEPS_EXPORTS, FirstStepsRepository, FirstStepsService],
})
export class FirstStepsModule {}
