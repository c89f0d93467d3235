import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { daysOf } from '../../../platform/calendar/school-week.js';
import { Lessons } from '../../lessons/index.js';
import { PlansOfSchool } from '../plans-of-school.js';
import { PlacedPlans, staysAsSent } from './placed-plans.js';
import { type Asking, SessionsOfWeeks } from './sessions-of-weeks.js';

/** Drafts go with their lessons, whoever moves these: what was sent or verified stays. */
@Injectable()
export class FollowingDrafts {
  constructor(
    private readonly plans: PlansOfSchool,
    private readonly sessions: SessionsOfWeeks,
    private readonly lessons: Lessons,
    private readonly placed: PlacedPlans,
  ) {}

  /** In the weeks that have one of these days. Asked again, nothing happens. In the current transaction. */
  async follow(asking: Asking, days: Readonly<{ from: Day; to: Day }>): Promise<void> {
    const { schoolId, now } = asking;
    const drafts = new Map(
      (await this.plans.draftsOfWeeks({ schoolId }, days)).map((place) => [place.id, place]),
    );
    for (const { year, calendar, weeks, authorIds } of await this.sessions.of(asking, [...drafts.values()])) {
      const lessons = await this.lessons.lessonsOf(
        { schoolId, academicYearId: year.id, calendar, days: weeks.flatMap((week) => daysOf(week)) },
        authorIds,
      );
      const { ofPersons, sent } = await this.placed.in(schoolId, weeks, lessons);
      for (const [userId, { lessons: planned }] of ofPersons) {
        const moved = planned.flatMap(({ planId, lesson: { date, startTime, endTime } }) => {
          const draft = drafts.get(planId ?? '');
          if (!draft || staysAsSent(draft, sent.get(draft.id))) return [];
          const stands = draft.date === date && draft.startTime === startTime && draft.endTime === endTime;
          return stands ? [] : [{ id: draft.id, date, startTime, endTime }];
        });
        await this.plans.move({ schoolId, userId }, moved, now);
      }
    }
  }
}
