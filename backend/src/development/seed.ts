import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import type { AppConfig } from '../config/app-config.js';
import { environment } from '../config/environment.js';
import { loadEnv } from '../config/load-env.js';
import { BillingModule } from '../modules/billing/index.js';
import { CalendarModule } from '../modules/calendar/index.js';
import { ClassesModule } from '../modules/classes/index.js';
import { CurriculumModule, CurriculumSample } from '../modules/curriculum/index.js';
import { LessonPlansModule } from '../modules/lesson-plans/index.js';
import { PlanSendingModule } from '../modules/plan-sending/index.js';
import { PupilsModule } from '../modules/pupils/index.js';
import { ReviewsModule } from '../modules/reviews/index.js';
import { StaffModule } from '../modules/staff/index.js';
import { TimetableModule } from '../modules/timetable/index.js';
import { YearlyPlansModule } from '../modules/yearly-plans/index.js';
import { BusinessClock } from '../platform/clock/business-clock.js';
import { runToExit } from '../start-failure.js';
import { DemoCalendar } from './demo-calendar.js';
import { DemoMovements } from './demo-movements.js';
import { DemoPanels } from './demo-panels.js';
import { DemoRegister } from './demo-register.js';
import { DemoReviews } from './demo-reviews.js';
import { DemoSchools } from './demo-schools.js';
import { DemoSentYearlyPlan } from './demo-sent-yearly-plan.js';
import { DemoSupervisions } from './demo-supervisions.js';
import { DemoTeaching } from './demo-teaching.js';
import { DemoTimetable } from './demo-timetable.js';
import { DemoVerifier } from './demo-verifier.js';
import { DemoWeeks } from './demo-weeks.js';
import { DemoYearlyPlans } from './demo-yearly-plans.js';
import { emptySchools } from './empty-schools.js';

@Module({
  imports: [
    BillingModule,
    CalendarModule,
    ClassesModule,
    CurriculumModule,
    LessonPlansModule,
    PlanSendingModule,
    PupilsModule,
    ReviewsModule,
    StaffModule,
    TimetableModule,
    YearlyPlansModule,
  ],
  providers: [
    DemoSchools,
    DemoTeaching,
    DemoRegister,
    DemoMovements,
    DemoPanels,
    DemoSupervisions,
    DemoCalendar,
    DemoTimetable,
    DemoYearlyPlans,
    DemoWeeks,
    DemoVerifier,
    DemoReviews,
    DemoSentYearlyPlan,
  ],
})
class SeedModule {}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** `seed [--reset]`: the demo schools as they are described; with --reset everything of theirs is thrown away first. */
async function seed(config: AppConfig, reset: boolean): Promise<void> {
  if (config.mode === 'production' || !LOOPBACK.test(new URL(config.database.url).hostname)) {
    throw new Error('Demo data is for development and test, on a database of this machine.');
  }
  if (reset) await emptySchools(config.database.directUrl);
  const app = await NestFactory.createApplicationContext(
    { module: SeedModule, imports: [AppModule.with({ ...config, role: 'api' })] },
    { logger: ['error'] },
  );
  try {
    const now = app.get(BusinessClock).now();
    await app.get(DemoSchools).make(now);
    const caller = await app.get(DemoTeaching).make(now);
    await app.get(DemoPanels).make(caller);
    await app.get(DemoSupervisions).make(caller);
    await app.get(CurriculumSample).add(caller);
    await app.get(DemoCalendar).make(caller);
    await app.get(DemoTimetable).make(caller);
    await app.get(DemoYearlyPlans).make(caller);
    await app.get(DemoWeeks).make(caller);
    await app.get(DemoReviews).make(caller);
    await app.get(DemoSentYearlyPlan).make(caller);
  } finally {
    await app.close();
  }
}

await runToExit(() => seed(loadEnv(environment()), process.argv.includes('--reset')));
