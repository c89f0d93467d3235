import { Injectable } from '@nestjs/common';
import { weekOf } from '../../../platform/calendar/school-week.js';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import { type PersonalTimetableAdopted, personalTimetableAdopted } from '../../timetable/index.js';
import { plansOfLessons } from '../domain/adopted-plans.js';
import { WeekPlansRepository } from '../week/week-plans.repository.js';
import { WeekReader } from '../week/week-reader.js';
import { PlanMatchesRepository } from './plan-matches.repository.js';

/** As many plans of one thing as a session can hold. */
const MOST_PLANS = 2_000;

/** Plans that were written by a person's own week are for the lessons of the school's timetable, once they go over to it. */
@Injectable()
export class AdoptedPlans {
  constructor(
    private readonly matches: PlanMatchesRepository,
    private readonly plans: WeekPlansRepository,
    private readonly weeks: WeekReader,
    private readonly clock: BusinessClock,
  ) {}

  @OnEvent(personalTimetableAdopted)
  async follow({ schoolId, personId, session, from, matches }: PersonalTimetableAdopted): Promise<void> {
    const owner = { schoolId, userId: personId };
    await this.plans.lock(owner);
    for (const { teachingSetId, ...words } of matches)
      await this.matches.join(owner, words, { ...session, id: teachingSetId }, MOST_PLANS);
    const asking = { school: { id: schoolId }, now: this.clock.now() };
    const { week: first } = await this.weeks.asked(asking, from);
    const written = await this.plans.between(owner, first, session.lastDay);
    const setIds = new Set(matches.map(({ teachingSetId }) => teachingSetId));
    const open = written.filter(
      ({ slot, teachingSetId }) => slot === null && teachingSetId !== null && setIds.has(teachingSetId),
    );
    const start = weekOf(first, 'sunday') === first ? 'sunday' : 'monday';
    for (const week of new Set(open.map(({ date }) => weekOf(date, start)))) {
      const lessons = await this.weeks.slottedLessons(owner, await this.weeks.asked(asking, week));
      const ofWeek = (await this.plans.list(owner, week)).map((plan) => ({
        ...plan,
        ...{ isDeleted: plan.deletedAt !== null, stays: false },
      }));
      for (const setId of setIds) {
        const found = plansOfLessons(
          lessons.filter(({ slot }) => slot?.teachingSetId === setId),
          ofWeek.filter(({ teachingSetId }) => teachingSetId === setId),
        );
        for (const { planId, slot } of found) await this.plans.join(owner, planId, slot);
      }
    }
  }
}
