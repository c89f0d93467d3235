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

type Year = Readonly<{ schoolId: string; academicYearId: string; days: readonly Day[] }>;
type Asked = Year & Readonly<{ personId: string }>;

/**
 * What somebody teaches on some days by the timetables that hold on them, or by what they say of their own week where
 * these say nothing, and what of it the school has stopped.
 */
@Injectable()
export class LessonsOfPerson {
  constructor(
    private readonly lessons: HeldLessons,
    private readonly personal: HeldPersonalLessons,
    private readonly rooms: RoomsRepository,
  ) {}

  /** In the current transaction. */
  async of(asked: Asked, calendar: SchoolCalendar): Promise<LessonOfPerson[]> {
    const { personId, ...year } = asked;
    const [bySchool, byPerson, rooms] = await Promise.all([
      this.lessons.of({ ...year, teacherId: personId }, isTaught),
      this.personal.of(asked),
      this.roomNames(asked.schoolId),
    ]);
    return lessonsTold(
      (days) => [...toldBySchool(bySchool(days), personId, rooms), ...toldByPerson(byPerson(days), personId)],
      readCalendar(calendar),
    );
  }

  /** The same of many, read once for all of them. In the current transaction. */
  async ofEach(
    year: Year,
    personIds: readonly string[],
    calendar: SchoolCalendar,
  ): Promise<ReadonlyMap<string, LessonOfPerson[]>> {
    const bySchool = byTeacher(await this.lessons.of(year, isTaught));
    const rooms = await this.roomNames(year.schoolId);
    const withOwnWeek = await this.personal.peopleOf(year.schoolId, year.academicYearId);
    const read = readCalendar(calendar);
    const found = new Map<string, LessonOfPerson[]>();
    for (const personId of personIds) {
      const byPerson = withOwnWeek.has(personId) ? await this.personal.of({ ...year, personId }) : () => [];
      const toldBy = (days: SchoolCalendar) => [
        ...toldBySchool(bySchool(days).get(personId) ?? [], personId, rooms),
        ...toldByPerson(byPerson(days), personId),
      ];
      found.set(personId, lessonsTold(toldBy, read));
    }
    return found;
  }

  private async roomNames(schoolId: string): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.rooms.list({ schoolId })).map(({ id, name }) => [id, name]));
  }
}

const isTaught = ({ teachingSetId }: Readonly<{ teachingSetId: string | null }>) => teachingSetId !== null;

type HeldByTeacher = (calendar: SchoolCalendar) => ReadonlyMap<string, HeldLesson[]>;

/** By whom the timetable names, once for each calendar. */
function byTeacher(heldBy: (calendar: SchoolCalendar) => HeldLesson[]): HeldByTeacher {
  const known = new Map<SchoolCalendar, ReadonlyMap<string, HeldLesson[]>>();
  return (calendar) => {
    const found = known.get(calendar) ?? grouped(heldBy(calendar));
    known.set(calendar, found);
    return found;
  };
}

function grouped(held: readonly HeldLesson[]): ReadonlyMap<string, HeldLesson[]> {
  const byTeacher = new Map<string, HeldLesson[]>();
  for (const each of held)
    for (const teacherId of teachersThen(each)) {
      const own = byTeacher.get(teacherId);
      if (own) own.push(each);
      else byTeacher.set(teacherId, [each]);
    }
  return byTeacher;
}
