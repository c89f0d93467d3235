import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { dayPlan, namesOfReasons, type SchoolCalendar, usualCalendar } from '../../calendar/index.js';
import type { SetOfYear } from '../../classes/index.js';
import type { Span } from '../domain/time-held.js';
import { RoomsRepository } from '../rooms/rooms.repository.js';
import { type HeldLesson, HeldLessons } from './held-lessons.js';

/** A period of a set that somebody teaches, alone or with others. */
export type LessonOfPerson = Readonly<{
  day: Day;
  time: Span;
  set: SetOfYear;
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

/** What somebody teaches on some days by the timetables that hold on them, and what of it the school has stopped. */
@Injectable()
export class LessonsOfPerson {
  constructor(
    private readonly lessons: HeldLessons,
    private readonly rooms: RoomsRepository,
  ) {}

  /** In the current transaction. */
  async of({ personId, ...asked }: Asked, calendar: SchoolCalendar): Promise<LessonOfPerson[]> {
    const heldBy = await this.lessons.of(
      { ...asked, teacherId: personId },
      ({ teachingSetId }) => teachingSetId !== null,
    );
    const rooms = new Map(
      (await this.rooms.list({ schoolId: asked.schoolId })).map(({ id, name }) => [id, name]),
    );
    const held = heldBy(calendar);
    const keys = new Set(held.map(keyOf));
    const stopped = heldBy(usualCalendar(calendar)).filter((each) => !keys.has(keyOf(each)));
    const toLesson = (each: HeldLesson, stoppedBy: string | null): LessonOfPerson[] =>
      each.set
        ? [
            {
              day: each.day,
              time: each.time,
              set: each.set,
              gradeLevels: each.schoolClass?.gradeLevels ?? [],
              room: rooms.get(each.lesson.roomId ?? '') ?? '',
              period: periodOf(calendar, each),
              plannerId: plannerOf(each.set, each.lesson.teacherIds, personId),
              stoppedBy,
            },
          ]
        : [];
    return [
      ...held.flatMap((each) => toLesson(each, null)),
      ...stopped.flatMap((each) => {
        const { isSchoolDay, reasons } = dayPlan(calendar, each.schoolClass, each.day);
        // A day that follows another weekday holds the lessons of that one in their place.
        const isOtherDay = reasons.some(
          (reason) => reason.kind === 'exception' && reason.exception.followsWeekday !== null,
        );
        return isSchoolDay && !isOtherDay ? toLesson(each, namesOfReasons(reasons).join(', ')) : [];
      }),
    ];
  }
}

function keyOf({ lesson, day }: HeldLesson): string {
  return `${lesson.id} ${day}`;
}

function plannerOf({ leadIds }: SetOfYear, teacherIds: readonly string[], personId: string): string {
  return leadIds.find((id) => teacherIds.includes(id)) ?? teacherIds.toSorted()[0] ?? personId;
}

function periodOf(calendar: SchoolCalendar, { day, time, schoolClass }: HeldLesson): number | null {
  const rows = dayPlan(calendar, schoolClass, day).bell?.rows.filter(({ kind }) => kind === 'lesson') ?? [];
  const at = rows.findIndex(({ from, to }) => from <= time.from && time.from < to);
  return at === -1 ? null : at + 1;
}
