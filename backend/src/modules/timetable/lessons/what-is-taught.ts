import { Injectable } from '@nestjs/common';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import { type ClassGoing, classGoing, type SetTold, setChanged, setGoing } from '../../classes/index.js';
import { LessonClaims } from '../claims/lesson-claims.js';
import { TimetableLock } from '../claims/timetable-lock.js';
import { InTimetableError } from '../timetable.errors.js';
import { TimetablesRepository } from '../versions/timetables.repository.js';
import { TimetableLessonsRepository } from './timetable-lessons.repository.js';

/** Timetables that are not over keep their sets and classes, and take the time of whoever these are by now. */
@Injectable()
export class WhatIsTaught {
  constructor(
    private readonly lessons: TimetableLessonsRepository,
    private readonly timetables: TimetablesRepository,
    private readonly lessonClaims: LessonClaims,
    private readonly lock: TimetableLock,
    private readonly clock: BusinessClock,
  ) {}

  @OnEvent(setGoing)
  async keepSet({ schoolId, setId }: SetTold): Promise<void> {
    const owner = { schoolId };
    await this.lock.take(owner);
    const lessons = await this.lessons.countStanding(owner, { setId }, this.today());
    if (lessons > 0) throw new InTimetableError('teaching set', lessons);
  }

  @OnEvent(classGoing)
  async keepClasses({ schoolId, classIds }: ClassGoing): Promise<void> {
    const owner = { schoolId };
    await this.lock.take(owner);
    for (const classId of classIds) {
      const lessons = await this.lessons.countStanding(owner, { classId }, this.today());
      if (lessons > 0) throw new InTimetableError('class', lessons);
    }
  }

  /** Refused where its lessons would meet those of the classes that are new to it. */
  @OnEvent(setChanged)
  async claimAnew({ schoolId, academicYearId, setId }: SetTold): Promise<void> {
    const owner = { schoolId };
    await this.lock.take(owner);
    for (const timetable of await this.timetables.list(owner, academicYearId)) {
      if (timetable.startsOn === null) continue;
      const lessons = await this.lessons.list(owner, timetable.id);
      await this.lessonClaims.replace(
        owner,
        timetable,
        lessons.filter(({ teachingSetId }) => teachingSetId === setId),
      );
    }
  }

  private today(): string {
    return dayOf(this.clock.now());
  }
}
