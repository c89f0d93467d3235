import { Module } from '@nestjs/common';
import { LessonPlansModule } from '../lesson-plans/index.js';
import { YearlyPlansModule } from '../yearly-plans/index.js';
import { BringingPlans } from './bringing-plans.js';
import { BringingRecords } from './bringing-records.js';
import { OwnWorkController } from './own-work.controller.js';
import { OwnWorkBrought } from './own-work-brought.js';
import { OwnWorkTaken } from './own-work-taken.js';

@Module({
  imports: [LessonPlansModule, YearlyPlansModule],
  controllers: [OwnWorkController],
  providers: [OwnWorkTaken, BringingRecords, BringingPlans, OwnWorkBrought],
})
export class OwnWorkModule {}
