import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import type { SchoolCalendar } from '../../calendar/index.js';
import {
  classKey,
  type SchoolClass,
  SchoolClassesService,
  type SetOfYear,
  TaughtSets,
} from '../../classes/index.js';
import { lessonsHeld, type Span } from '../domain/time-held.js';
import { timetableOn } from '../domain/timetable.js';
import { classesAmong, dayOfAsking, daysFor } from '../lessons/held-lessons.js';
import { TimetablesRepository } from '../versions/timetables.repository.js';
import { type LessonOfAuthor, PersonalLessonsRepository } from './personal-lessons.repository.js';

/** Of its author's own week, on a day of the year. `set` undefined: told in words alone. */
export type HeldPersonalLesson = Readonly<{
  day: Day;
  lesson: LessonOfAuthor;
  time: Span;
  set: SetOfYear | undefined;
  schoolClass: SchoolClass | null;
  classes: readonly SchoolClass[];
  missing: readonly SchoolClass[];
}>;

type Asked = Readonly<{ schoolId: string; academicYearId: string; days: readonly Day[] }>;

/** People's own weeks on the days on which no timetable of the school has a lesson of theirs: they end where that begins. */
@Injectable()
export class HeldPersonalLessons {
  constructor(
    private readonly lessons: PersonalLessonsRepository,
    private readonly timetables: TimetablesRepository,
    private readonly taughtSets: TaughtSets,
    private readonly classes: SchoolClassesService,
  ) {}

  /** In the current transaction: what is read once answers for any calendar. */
  async of(
    asked: Asked,
    personIds: readonly string[],
  ): Promise<(calendar: SchoolCalendar) => HeldPersonalLesson[]> {
    const { schoolId, academicYearId, days } = asked;
    const own = await this.lessons.ofPeople(schoolId, personIds, academicYearId);
    const [first] = days;
    if (own.length === 0 || first === undefined) return () => [];
    const byAuthor = Map.groupBy(own, ({ authorId }) => authorId);
    const [daysWithout, sets, classes] = await Promise.all([
      this.daysWithout(asked, [...byAuthor.keys()]),
      this.taughtSets.ofYear(schoolId, academicYearId, first),
      this.classes.ofYear(schoolId, academicYearId),
    ]);
    const setOf = ({ teachingSetId }: LessonOfAuthor) => sets.find(({ id }) => id === teachingSetId);
    const byId = new Map(classes.map((each) => [each.id, each]));
    const classesOf = (lesson: LessonOfAuthor) => {
      const set = setOf(lesson);
      if (!set)
        return classes.filter(({ name }) => classKey(name) === classKey(lesson.className)).slice(0, 1);
      return classesAmong(
        byId,
        set.parts.map(({ classId }) => classId),
      );
    };
    return (calendar) =>
      [...byAuthor].flatMap(([authorId, theirs]) =>
        daysWithout(authorId).flatMap((day) =>
          lessonsHeld(theirs, (lesson) =>
            daysFor(classesOf(lesson), (of) => dayOfAsking(calendar, of, day)),
          ).map(({ lesson, time, of, missing }) => ({
            ...{ day, lesson, time, set: setOf(lesson), schoolClass: of },
            ...{ classes: classesOf(lesson), missing: missing.filter((each) => each !== null) },
          })),
        ),
      );
  }

  private async daysWithout({ schoolId, academicYearId, days }: Asked, personIds: readonly string[]) {
    const [timetables, taught] = await Promise.all([
      this.timetables.list({ schoolId }, academicYearId),
      this.lessons.timetablesOf(schoolId, personIds, academicYearId),
    ]);
    return (personId: string): Day[] =>
      days.filter((day) => !taught.get(personId)?.includes(timetableOn(timetables, day)?.id ?? ''));
  }
}
