import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { ownerOf } from '../../../platform/records/records.js';
import { isSpecialDay, type SchoolCalendar } from '../../calendar/index.js';
import { AbsencesService } from '../../staff/index.js';
import { LessonsOfPlans } from '../lessons/lessons-of-plans.js';
import { type SetStandards, WeekPlansRepository } from './week-plans.repository.js';

type Asking = Readonly<{ calendar: SchoolCalendar; days: Readonly<{ from: Day; before: Day }> }>;

/** What plans have taken up before a week: those of a lesson that nobody gave have not, unless it is noted that it was taught. */
@Injectable()
export class TakenStandards {
  constructor(
    private readonly plans: WeekPlansRepository,
    private readonly absences: AbsencesService,
    private readonly lessons: LessonsOfPlans,
  ) {}

  /** In the current transaction. */
  async of(
    caller: SchoolCaller,
    teachingSetIds: readonly string[],
    { calendar, days }: Asking,
  ): Promise<readonly SetStandards[]> {
    const owner = ownerOf(caller);
    const { schoolId, userId } = owner;
    if (teachingSetIds.length === 0) return [];
    const written = await this.plans.standardsOf(owner, teachingSetIds, days);
    // On a day like any other a lesson is given, so most weeks are not read for it.
    const away = await this.absences.timesOf(schoolId, [userId], days.from, addDays(days.before, -1));
    const inDoubt = written.filter(
      ({ date, isTaught }) =>
        !isTaught &&
        (isSpecialDay(calendar, date) || away.some(({ from, to }) => from <= date && date <= to)),
    );
    const lessons = await this.lessons.of(
      { schoolId, now: caller.now },
      inDoubt.map(({ id }) => ({ id, authorId: userId })),
    );
    return written.filter(({ id }) => (lessons.get(id)?.fate.kind ?? 'held') === 'held');
  }
}
