import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { dayPlan, namesOfReasons, type SchoolCalendar, usualCalendar } from '../../calendar/index.js';
import { type SchoolClass, type SetOfYear, teachesOn } from '../../classes/index.js';
import type { Span } from '../domain/time-held.js';
import { HeldPersonalLessons } from '../personal/held-personal-lessons.js';
import { RoomsRepository } from '../rooms/rooms.repository.js';
import { HeldLessons } from './held-lessons.js';

/** A period that somebody teaches, alone or with others. */
export type LessonOfPerson = Readonly<{
  day: Day;
  time: Span;
  /** Null: it is told in words alone. */
  set: SetOfYear | null;
  /** To whom, and what. */
  className: string;
  subject: string;
  gradeLevels: readonly string[];
  room: string;
  /** Which lesson of the day it is by the bells of its class, from 1; null beside them. */
  period: number | null;
  /** Who plans it: whoever leads the set, or the first who teaches it. */
  plannerId: string;
  /** Why it is not held; null where it is. */
  stoppedBy: string | null;
}>;

type Asked = Readonly<{ schoolId: string; academicYearId: string; personId: string; days: readonly Day[] }>;

/** Before it is said whether it is held. */
type Told = Omit<LessonOfPerson, 'period' | 'stoppedBy' | 'gradeLevels'> &
  Readonly<{ key: string; schoolClass: SchoolClass | null }>;

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
    const [bySchool, byPerson] = await Promise.all([this.toldBySchool(asked), this.toldByPerson(asked)]);
    const toldBy = (days: SchoolCalendar) => [...bySchool(days), ...byPerson(days)];
    const held = toldBy(calendar);
    const keys = new Set(held.map(({ key }) => key));
    const stopped = toldBy(usualCalendar(calendar)).filter(({ key }) => !keys.has(key));
    const lessonOf = ({ key, schoolClass, ...told }: Told, stoppedBy: string | null): LessonOfPerson => ({
      ...told,
      gradeLevels: schoolClass?.gradeLevels ?? [],
      period: periodOf(calendar, { ...told, schoolClass }),
      stoppedBy,
    });
    return [
      ...held.map((each) => lessonOf(each, null)),
      ...stopped.flatMap((each) => {
        const { isSchoolDay, reasons } = dayPlan(calendar, each.schoolClass, each.day);
        // A day that follows another weekday holds the lessons of that one in their place.
        const isOtherDay = reasons.some(
          (reason) => reason.kind === 'exception' && reason.exception.followsWeekday !== null,
        );
        return isSchoolDay && !isOtherDay ? [lessonOf(each, namesOfReasons(reasons).join(', '))] : [];
      }),
    ];
  }

  private async toldBySchool({ personId, ...asked }: Asked): Promise<(calendar: SchoolCalendar) => Told[]> {
    const [heldBy, known] = await Promise.all([
      this.lessons.of({ ...asked, teacherId: personId }, ({ teachingSetId }) => teachingSetId !== null),
      this.rooms.list({ schoolId: asked.schoolId }),
    ]);
    const rooms = new Map(known.map(({ id, name }) => [id, name]));
    return (calendar) =>
      heldBy(calendar).flatMap(({ day, lesson, time, set, schoolClass }) =>
        set && teachesThen(set, personId, day)
          ? [
              {
                ...{ key: `${lesson.id} ${day}`, day, time, set, schoolClass },
                ...{ className: set.name, subject: set.subject.name },
                room: rooms.get(lesson.roomId ?? '') ?? '',
                plannerId: plannerOf(set, lesson.teacherIds, { personId, day }),
              },
            ]
          : [],
      );
  }

  /** Whoever says it plans it. */
  private async toldByPerson(asked: Asked): Promise<(calendar: SchoolCalendar) => Told[]> {
    const heldBy = await this.personal.of(asked);
    return (calendar) =>
      heldBy(calendar).map(({ day, lesson, time, set, schoolClass }) => ({
        ...{ key: `${lesson.id} ${day}`, day, time, set: set ?? null, schoolClass, room: lesson.room },
        className: set?.name ?? lesson.className,
        subject: set?.subject.name ?? lesson.subject,
        plannerId: asked.personId,
      }));
  }
}

/** A timetable names whoever teaches now; who takes a set over on a Wednesday owes nothing of the Monday before. */
function teachesThen({ teachers }: SetOfYear, personId: string, day: Day): boolean {
  const own = teachers.filter(({ userId }) => userId === personId);
  return own.length === 0 || own.some((teacher) => teachesOn(day, teacher));
}

function plannerOf(
  { teachers }: SetOfYear,
  teacherIds: readonly string[],
  { personId, day }: Readonly<{ personId: string; day: Day }>,
): string {
  const lead = teachers.find(
    (teacher) => teacher.isLead && teachesOn(day, teacher) && teacherIds.includes(teacher.userId),
  );
  return lead?.userId ?? teacherIds.toSorted()[0] ?? personId;
}

function periodOf(
  calendar: SchoolCalendar,
  { day, time, schoolClass }: Pick<Told, 'day' | 'time' | 'schoolClass'>,
): number | null {
  const rows = dayPlan(calendar, schoolClass, day).bell?.rows.filter(({ kind }) => kind === 'lesson') ?? [];
  const at = rows.findIndex(({ from, to }) => from <= time.from && time.from < to);
  return at === -1 ? null : at + 1;
}
