import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { RecordIdTakenError, RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { LessonClaims } from '../claims/lesson-claims.js';
import { OVERRIDE_NOUN } from '../timetable.errors.js';
import type { Timetable } from '../versions/timetables.repository.js';
import { type Override, OverridesRepository } from './overrides.repository.js';
import { TimetableLessonsRepository } from './timetable-lessons.repository.js';
import { TimetableLessonsService } from './timetable-lessons.service.js';

/** Lessons that may stand at one time, and why. A lesson stands under one override; another one beside them is refused. */
@Injectable()
export class OverridesService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly overrides: OverridesRepository,
    private readonly lessons: TimetableLessonsRepository,
    private readonly timetableLessons: TimetableLessonsService,
    private readonly lessonClaims: LessonClaims,
  ) {}

  list({ school }: SchoolCaller, timetableId: string): Promise<Override[]> {
    return this.writes.read({ school }, () => this.overrides.list({ schoolId: school.id }, timetableId));
  }

  make(
    caller: SchoolCaller,
    timetableId: string,
    { id, reason, lessonIds }: Readonly<{ id: string; reason: string; lessonIds: readonly string[] }>,
  ): Promise<Override> {
    const owner = { schoolId: caller.school.id };
    const override = { id, reason, madeBy: caller.principal.userId, madeAt: caller.now };
    return this.writes.write(caller, async () => {
      const timetable = await this.timetableLessons.holdTimetable(caller, timetableId);
      const known = (await this.lessons.list(owner, timetableId)).map((lesson) => lesson.id);
      const problems = lessonIds.flatMap((lessonId, at) =>
        known.includes(lessonId)
          ? []
          : [{ field: `lessonIds.${at}`, message: 'is no lesson of the timetable' }],
      );
      if (problems.length > 0) throw new ValidationError(problems);
      if ((await this.overrides.insertAll(owner, timetable.academicYearId, timetableId, [override])) === 0) {
        const standing = await this.overrides.find(owner, id);
        if (standing?.timetableId !== timetableId) throw new RecordIdTakenError(OVERRIDE_NOUN);
        return standing;
      }
      await this.putUnder(caller, timetable, lessonIds, id);
      return { ...override, timetableId };
    });
  }

  /** Of a published timetable only when its lessons are apart by now. */
  takeBack(caller: SchoolCaller, id: string): Promise<void> {
    const owner = { schoolId: caller.school.id };
    return this.writes.write(caller, async () => {
      const standing = await this.overrides.find(owner, id);
      if (!standing) throw new RecordNotFoundError(OVERRIDE_NOUN);
      const timetable = await this.timetableLessons.holdTimetable(caller, standing.timetableId);
      const lessons = await this.lessons.list(owner, timetable.id);
      const under = lessons.filter(({ overrideId }) => overrideId === id);
      await this.putUnder(
        caller,
        timetable,
        under.map((lesson) => lesson.id),
        null,
      );
      await this.lessons.forgetOverride(owner, id);
      await this.overrides.delete(owner, id);
    });
  }

  private async putUnder(
    { school, now }: SchoolCaller,
    timetable: Timetable,
    lessonIds: readonly string[],
    overrideId: string | null,
  ): Promise<void> {
    const owner = { schoolId: school.id };
    await this.lessons.setOverride(owner, lessonIds, overrideId, now);
    if (timetable.startsOn === null) return;
    const lessons = await this.lessons.list(owner, timetable.id);
    await this.lessonClaims.replace(
      owner,
      timetable,
      lessons.filter(({ id }) => lessonIds.includes(id)),
    );
  }
}
