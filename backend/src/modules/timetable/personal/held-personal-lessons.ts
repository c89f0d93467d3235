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
import { dayOfAsking } from '../lessons/held-lessons.js';
import { TimetablesRepository } from '../versions/timetables.repository.js';
import { type PersonalLesson, PersonalLessonsRepository } from './personal-lessons.repository.js';

/** Of a person's own week, on a day of the year. `set` undefined: told in words alone. */
export type HeldPersonalLesson = Readonly<{
  day: Day;
  lesson: PersonalLesson;
  time: Span;
  set: SetOfYear | undefined;
  schoolClass: SchoolClass | null;
}>;

type Asked = Readonly<{ schoolId: string; academicYearId: string; personId: string; days: readonly Day[] }>;

/** A person's own week on the days on which no timetable of the school has a lesson of theirs: it ends where that begins. */
@Injectable()
export class HeldPersonalLessons {
  constructor(
    private readonly lessons: PersonalLessonsRepository,
    private readonly timetables: TimetablesRepository,
    private readonly taughtSets: TaughtSets,
    private readonly classes: SchoolClassesService,
  ) {}

  /** In the current transaction: what is read once answers for any calendar. */
  async of(asked: Asked): Promise<(calendar: SchoolCalendar) => HeldPersonalLesson[]> {
    const { schoolId, academicYearId, personId, days } = asked;
    const own = await this.lessons.list({ schoolId, userId: personId }, academicYearId);
    const [first] = days;
    if (own.length === 0 || first === undefined) return () => [];
    const [free, sets, classes] = await Promise.all([
      this.daysWithout(asked),
      this.taughtSets.ofYear(schoolId, academicYearId, first),
      this.classes.ofYear(schoolId, academicYearId),
    ]);
    const setOf = ({ teachingSetId }: PersonalLesson) => sets.find(({ id }) => id === teachingSetId);
    const classOf = (lesson: PersonalLesson) => {
      const classId = setOf(lesson)?.parts[0]?.classId;
      const isMeant = ({ id, name }: SchoolClass) =>
        classId === undefined ? classKey(name) === classKey(lesson.className) : id === classId;
      return classes.find(isMeant) ?? null;
    };
    return (calendar) =>
      free.flatMap((day) =>
        lessonsHeld(own, (lesson) => dayOfAsking(calendar, classOf(lesson), day)).map(({ lesson, time }) => ({
          ...{ day, lesson, time },
          set: setOf(lesson),
          schoolClass: classOf(lesson),
        })),
      );
  }

  /** Who says of a session what their own week is. In the current transaction. */
  peopleOf(schoolId: string, academicYearId: string): Promise<ReadonlySet<string>> {
    return this.lessons.peopleOf(schoolId, academicYearId);
  }

  private async daysWithout({ schoolId, academicYearId, personId, days }: Asked): Promise<Day[]> {
    const [timetables, theirs] = await Promise.all([
      this.timetables.list({ schoolId }, academicYearId),
      this.lessons.timetablesOf({ schoolId, userId: personId }, academicYearId),
    ]);
    return days.filter((day) => !theirs.includes(timetableOn(timetables, day)?.id ?? ''));
  }
}
