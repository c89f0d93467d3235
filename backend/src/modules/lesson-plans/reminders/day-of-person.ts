import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { dayPlan } from '../../calendar/index.js';
import { AbsencesService, isAwayAt } from '../../staff/index.js';
import { type LessonOfDay, lessonsOfDay } from '../domain/reflection-reminder.js';
import { ReflectionsRepository } from '../reflections/reflections.repository.js';
import { WeekPeriods } from '../week/week-periods.js';
import { WeekReader } from '../week/week-reader.js';

/** What somebody taught on a day: by plans, timetable, calendar and absences. */
@Injectable()
export class DayOfPerson {
  constructor(
    private readonly database: Database,
    private readonly weeks: WeekReader,
    private readonly periods: WeekPeriods,
    private readonly absences: AbsencesService,
    private readonly reflections: ReflectionsRepository,
  ) {}

  /** Null on a day without school; else asked for each person. */
  async of(
    schoolId: string,
    day: Day,
    now: number,
  ): Promise<((userId: string) => Promise<LessonOfDay[]>) | null> {
    const asked = await this.weeks.asked({ school: { id: schoolId }, now }, day);
    if (asked.calendar && !dayPlan(asked.calendar, null, day).teaches) return null;
    return (userId) =>
      this.database.tenantRead(schoolId, async () => {
        const owner = { schoolId, userId };
        const away = await this.absences.timesOf(schoolId, [userId], day, day);
        if (away.some((time) => isAwayAt(time, day, null))) return [];
        const plans = await this.reflections.plansBetween(owner, day, day);
        const noted = await this.reflections.ofPlans(
          owner,
          plans.map(({ id }) => id),
        );
        const { lessons } = await this.periods.read(owner, asked);
        return lessonsOfDay(
          plans.map((plan) => ({ ...plan, isNoted: noted.has(plan.id) })),
          lessons
            .filter(({ lesson }) => lesson.date === day)
            .flatMap(({ lesson }) =>
              lesson.periods.map(({ standing, ...times }) => ({
                ...{ ...lesson, ...times },
                isHeld: standing !== 'away' && standing !== 'stopped',
              })),
            ),
        );
      });
  }
}
