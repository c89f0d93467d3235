import { Injectable } from '@nestjs/common';
import { DatabaseError } from 'pg';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { TaughtSets } from '../../classes/index.js';
import { resourcesOf } from '../domain/claims.js';
import type { TimetableLesson } from '../lessons/timetable-lessons.repository.js';
import { TimetableClashError } from '../timetable.errors.js';
import type { Timetable } from '../versions/timetables.repository.js';
import { ClaimsRepository, type WeeklyClaim } from './claims.repository.js';

const EXCLUSION_VIOLATION = '23P01';

/**
 * What the lessons of a published timetable take of everybody's time; in the current transaction, which holds the lock
 * of the school's timetable.
 */
@Injectable()
export class LessonClaims {
  constructor(
    private readonly claims: ClaimsRepository,
    private readonly sets: TaughtSets,
  ) {}

  /** In place of what they took before; refused where a lesson would meet another one. */
  async replace(
    owner: SchoolOwner,
    timetable: Timetable,
    lessons: readonly TimetableLesson[],
  ): Promise<void> {
    const ids = lessons.map(({ id }) => id);
    await this.claims.dropOfLessons(owner, ids);
    const taken = await this.claimsOf(owner, timetable, lessons);
    const met = await this.claims.findMet(owner, timetable.id, taken);
    if (met.length > 0) throw new TimetableClashError(met);
    try {
      await this.claims.add(owner, timetable, taken);
    } catch (failure) {
      // Lessons of this very change that meet each other.
      if (failure instanceof DatabaseError && failure.code === EXCLUSION_VIOLATION)
        throw new TimetableClashError(ids);
      throw failure;
    }
  }

  private async claimsOf(
    { schoolId }: SchoolOwner,
    { academicYearId }: Timetable,
    lessons: readonly TimetableLesson[],
  ): Promise<WeeklyClaim[]> {
    const parts = await this.sets.partsOf(schoolId, academicYearId);
    return lessons.flatMap(({ id, overrideId, ...lesson }) =>
      resourcesOf(lesson, parts.get(lesson.teachingSetId ?? '') ?? []).map((resource) => ({
        weekday: lesson.weekday,
        cycleWeek: lesson.cycleWeek,
        from: lesson.from,
        to: lesson.to,
        resource,
        lessonId: id,
        shared: overrideId ?? id,
      })),
    );
  }
}
