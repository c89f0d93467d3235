import { Injectable } from '@nestjs/common';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { TaughtSets } from '../../classes/index.js';
import { resourcesOf } from '../domain/claims.js';
import { clashesOf, type PlacedLesson } from '../domain/clashes.js';
import type { TimetableLesson } from '../lessons/timetable-lessons.repository.js';
import { TimetableClashError } from '../timetable.errors.js';
import type { Timetable } from '../versions/timetables.repository.js';
import { BrokenPromises } from './broken-promises.js';
import { ClaimsRepository, type WeeklyClaim } from './claims.repository.js';

/**
 * What the lessons of a published timetable take of everybody's time; in the current transaction, which holds the lock
 * of the school's timetable.
 */
@Injectable()
export class LessonClaims {
  constructor(
    private readonly claims: ClaimsRepository,
    private readonly sets: TaughtSets,
    private readonly brokenPromises: BrokenPromises,
  ) {}

  /** In place of what they took before; refused where a lesson would meet another one, or what is promised on a date. */
  async replace(
    owner: SchoolOwner,
    timetable: Timetable,
    lessons: readonly TimetableLesson[],
  ): Promise<void> {
    const placed = await this.placed(owner, timetable, lessons);
    const among = clashesOf(placed).flatMap(({ lessonIds }) => lessonIds);
    if (among.length > 0) throw new TimetableClashError(among);
    const taken = placed.flatMap(claimsOf);
    const ids = lessons.map(({ id }) => id);
    await this.claims.dropOfLessons(owner, ids);
    const met = await this.claims.findMet(owner, timetable.id, taken);
    if (met.length > 0) throw new TimetableClashError(met);
    await this.claims.add(owner, timetable, taken);
    await this.brokenPromises.refuse(owner, timetable, ids);
  }

  private async placed(
    { schoolId }: SchoolOwner,
    { academicYearId }: Timetable,
    lessons: readonly TimetableLesson[],
  ): Promise<PlacedLesson[]> {
    const parts = await this.sets.partsOf(schoolId, academicYearId);
    return lessons.map((lesson) => ({
      ...lesson,
      resources: resourcesOf(lesson, parts.get(lesson.teachingSetId ?? '') ?? []),
    }));
  }
}

function claimsOf({ id, overrideId, resources, weekday, cycleWeek, from, to }: PlacedLesson): WeeklyClaim[] {
  const shared = overrideId ?? id;
  return resources.map((resource) => ({ weekday, cycleWeek, from, to, resource, lessonId: id, shared }));
}
