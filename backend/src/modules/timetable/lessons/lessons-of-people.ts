import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import type { SchoolCalendar } from '../../calendar/index.js';
import { HeldPersonalLessons } from '../personal/held-personal-lessons.js';
import { RoomsRepository } from '../rooms/rooms.repository.js';
import { type HeldLesson, HeldLessons } from './held-lessons.js';
import {
  type LessonOfPerson,
  lessonsTold,
  readCalendar,
  teachersThen,
  toldByPerson,
  toldBySchool,
} from './told-lessons.js';

/** `named`: whom the timetable names by now; `of_the_day`: who taught on each day, whoever has come since. */
export type TeachersMeant = 'named' | 'of_the_day';

type Asked = Readonly<{
  schoolId: string;
  academicYearId: string;
  days: readonly Day[];
  teachers: TeachersMeant;
}>;

const TEACHERS_OF: Readonly<Record<TeachersMeant, (held: HeldLesson) => readonly string[]>> = {
  named: ({ lesson }) => lesson.teacherIds,
  of_the_day: teachersThen,
};

/**
 * What people teach on some days by the timetables that hold on them, or by what they say of their own week where these
 * say nothing, and what of it the school has stopped.
 */
@Injectable()
export class LessonsOfPeople {
  constructor(
    private readonly lessons: HeldLessons,
    private readonly personal: HeldPersonalLessons,
    private readonly rooms: RoomsRepository,
  ) {}

  /** By person, each of them; read once for all of them. In the current transaction. */
  async of(
    asked: Asked,
    personIds: readonly string[],
    calendar: SchoolCalendar,
  ): Promise<ReadonlyMap<string, LessonOfPerson[]>> {
    const { teachers, ...year } = asked;
    const [held, personal, rooms] = await Promise.all([
      this.lessons.of(teachers === 'named' ? { ...year, teacherIds: personIds } : year, isTaught),
      this.personal.of(year, personIds),
      this.roomNames(year.schoolId),
    ]);
    const bySchool = byPerson(held, TEACHERS_OF[teachers]);
    const byThemselves = byPerson(personal, ({ lesson: { authorId } }) => [authorId]);
    const read = readCalendar(calendar);
    const toldOf = (personId: string) =>
      lessonsTold(
        (days) => [
          ...toldBySchool(bySchool(days).get(personId) ?? [], personId, rooms),
          ...toldByPerson(byThemselves(days).get(personId) ?? [], personId),
        ],
        read,
      );
    return new Map(personIds.map((personId) => [personId, toldOf(personId)]));
  }

  private async roomNames(schoolId: string): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.rooms.list({ schoolId })).map(({ id, name }) => [id, name]));
  }
}

const isTaught = ({ teachingSetId }: Readonly<{ teachingSetId: string | null }>) => teachingSetId !== null;

/** By whoever holds each, once for each calendar. */
function byPerson<Held>(
  heldBy: (calendar: SchoolCalendar) => readonly Held[],
  peopleOf: (held: Held) => readonly string[],
): (calendar: SchoolCalendar) => ReadonlyMap<string, Held[]> {
  const known = new Map<SchoolCalendar, ReadonlyMap<string, Held[]>>();
  return (calendar) => {
    const found = known.get(calendar) ?? grouped(heldBy(calendar), peopleOf);
    known.set(calendar, found);
    return found;
  };
}

function grouped<Held>(
  held: readonly Held[],
  peopleOf: (held: Held) => readonly string[],
): ReadonlyMap<string, Held[]> {
  const groups = new Map<string, Held[]>();
  for (const each of held)
    for (const personId of peopleOf(each)) {
      const own = groups.get(personId);
      if (own) own.push(each);
      else groups.set(personId, [each]);
    }
  return groups;
}
