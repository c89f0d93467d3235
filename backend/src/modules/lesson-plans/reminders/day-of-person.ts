import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { dayPlan } from '../../calendar/index.js';
import type { LessonOfDay } from '../domain/reflection-reminder.js';
import type { PlannedLesson } from '../domain/week-lessons.js';
import { PlacedPlans } from '../lessons/placed-plans.js';
import { type TaughtLesson, WeekPeriods } from '../week/week-periods.js';
import { WeekReader } from '../week/week-reader.js';
import { WrittenDay } from './written-day.js';

/** What somebody taught on a day: by plans, timetable, calendar and absences. */
@Injectable()
export class DayOfPerson {
  constructor(
    private readonly database: Database,
    private readonly weeks: WeekReader,
    private readonly periods: WeekPeriods,
    private readonly placed: PlacedPlans,
    private readonly written: WrittenDay,
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
        const written = await this.written.of(owner, day);
        if (!written) return [];
        const { lessons } = await this.periods.read(owner, asked);
        const planned = await this.placed.inWeek(owner, asked.week, lessons);
        const { plans, noted } = written;
        const placed = new Set([
          ...planned.lessons.flatMap(({ planId }) => planId ?? []),
          ...planned.withoutLesson,
        ]);
        return [
          ...planned.lessons.filter(({ lesson }) => lesson.date === day).flatMap((each) => told(each, noted)),
          ...plans
            .filter(({ id }) => !placed.has(id))
            .map((plan) => ({ ...plan, isPlanned: true, isHeld: true, isNoted: noted.has(plan.id) })),
        ];
      });
  }
}

/** Whoever is away for a part of a lesson gives the other. A lesson that nobody planned is known by its times alone. */
function told({ lesson, planId }: PlannedLesson<TaughtLesson>, noted: ReadonlySet<string>): LessonOfDay[] {
  const { className, subject, periods } = lesson;
  const times = periods.map(({ standing, ...time }) => ({
    ...{ ...time, className, subject, isHeld: standing !== 'away' && standing !== 'stopped' },
  }));
  if (planId === null) return times.map((time) => ({ ...time, isPlanned: false, isNoted: false }));
  const { startTime, endTime } = lesson;
  const isHeld = times.some((time) => time.isHeld);
  return [{ startTime, endTime, className, subject, isHeld, isPlanned: true, isNoted: noted.has(planId) }];
}
