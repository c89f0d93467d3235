import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { daysOf } from '../../../platform/calendar/school-week.js';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { SessionCalendars } from '../../calendar/index.js';
import { Lessons } from '../../lessons/index.js';
import type { AcademicYear } from '../../schools/index.js';
import type { LostPromise } from '../../timetable/index.js';
import { lostPlan } from '../domain/lost-plan.js';
import { PromisedPlans } from './promised-plans.js';

/** Plans that were sent for lessons which the timetables have no more. */
@Injectable()
export class LostPlans {
  constructor(
    private readonly promised: PromisedPlans,
    private readonly lessons: Lessons,
    private readonly calendars: SessionCalendars,
    private readonly clock: BusinessClock,
  ) {}

  /** In the current transaction. */
  async of(
    owner: SchoolOwner,
    year: AcademicYear,
    between: Readonly<{ from: Day; to: Day }>,
  ): Promise<LostPromise[]> {
    const plans = await this.promised.onDays(owner, between);
    if (plans.length === 0) return [];
    const { schoolId } = owner;
    const { calendar } = await this.calendars.ofYear(schoolId, year, dayOf(this.clock.now()));
    const weeks = [...new Set(plans.map(({ slot }) => slot.week))].toSorted();
    const lessons = await this.lessons.lessonsOf(
      { schoolId, academicYearId: year.id, calendar, days: weeks.flatMap((week) => daysOf(week)) },
      [...new Set(plans.map(({ authorId }) => authorId))],
    );
    return plans.flatMap((plan) => {
      const lost = lostPlan(plan, lessons.get(plan.authorId) ?? []);
      const { id, date: day, startTime: from, endTime: to } = plan;
      return lost ? [{ promise: { id, day, from, to }, place: lost.place }] : [];
    });
  }
}
