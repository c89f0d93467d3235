import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { SessionCalendars } from '../../calendar/index.js';
import { type AcademicYear, AcademicYears } from '../../schools/index.js';
import { resourcesOf } from '../domain/claims.js';
import { type BrokenPromise, brokenPromises, type Promised, promisesMeet } from '../domain/promises.js';
import { HeldLessons } from '../lessons/held-lessons.js';
import type { TimetableLesson } from '../lessons/timetable-lessons.repository.js';
import { PromiseClashError, TimetableClashError } from '../timetable.errors.js';
import { PromisesRepository } from './promises.repository.js';
import { TimetableLock } from './timetable-lock.js';

/**
 * People, classes and rooms that a module promises on dates: nobody is promised twice, nor while a lesson of theirs is
 * held. In the current transaction.
 */
@Injectable()
export class Promises {
  constructor(
    private readonly promises: PromisesRepository,
    private readonly lessons: HeldLessons,
    private readonly lock: TimetableLock,
    private readonly years: AcademicYears,
    private readonly calendars: SessionCalendars,
    private readonly clock: BusinessClock,
  ) {}

  /** Each in place of what it was before, all of them or none: so two change places. */
  async make(owner: SchoolOwner, promised: readonly Promised[]): Promise<void> {
    await this.lock.take(owner);
    for (const [kind, own] of Map.groupBy(promised, (each) => each.kind))
      await this.promises.drop(
        owner,
        kind,
        own.map(({ id }) => id),
      );
    for (const promise of promised) {
      const year = await this.yearOf(owner, promise.day);
      await this.refuseMet(owner, year, promise);
      await this.promises.add(owner, year.id, promise);
    }
    await this.promises.checkNow();
  }

  async release(owner: SchoolOwner, kind: string, ids: readonly string[]): Promise<void> {
    await this.lock.take(owner);
    await this.promises.drop(owner, kind, ids);
  }

  /** What the timetables that are published by now break on these days. `isMeant`: which of their lessons are asked about. */
  async brokenIn(
    owner: SchoolOwner,
    year: AcademicYear,
    { from, to }: Readonly<{ from: Day; to: Day }>,
    isMeant?: (lesson: TimetableLesson) => boolean,
  ): Promise<BrokenPromise[]> {
    const standing = await this.promises.between(owner, from, to);
    if (standing.length === 0) return [];
    const days = [...new Set(standing.map(({ day }) => day))];
    return brokenPromises(standing, await this.lessonsOn(owner, year, days, isMeant));
  }

  private async refuseMet(owner: SchoolOwner, year: AcademicYear, promise: Promised): Promise<void> {
    const { day } = promise;
    const others = (await this.promises.between(owner, day, day)).filter((other) =>
      promisesMeet(promise, other),
    );
    if (others.length > 0) throw new PromiseClashError(others.map(({ id }) => id));
    const lessons = await this.lessonsOn(owner, year, [day]);
    const met = brokenPromises([{ ...promise, beside: [] }], lessons).flatMap(({ lessonIds }) => lessonIds);
    if (met.length > 0) throw new TimetableClashError(met);
  }

  private async lessonsOn(
    { schoolId }: SchoolOwner,
    year: AcademicYear,
    days: readonly Day[],
    isMeant?: (lesson: TimetableLesson) => boolean,
  ) {
    const { calendar } = await this.calendars.ofYear(schoolId, year, dayOf(this.clock.now()));
    const held = await this.lessons.of({ schoolId, academicYearId: year.id, days }, isMeant);
    return held(calendar).map(({ day, lesson, time, set }) => ({
      ...{ id: lesson.id, day, ...time },
      resources: resourcesOf(lesson, set?.parts ?? []),
    }));
  }

  private async yearOf({ schoolId }: SchoolOwner, day: Day): Promise<AcademicYear> {
    const years = await this.years.all(schoolId);
    const year = years.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
    if (!year) throw new ValidationError([{ field: 'day', message: 'lies in no academic year' }]);
    return year;
  }
}
