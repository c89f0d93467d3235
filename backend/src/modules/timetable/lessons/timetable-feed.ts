import { Injectable } from '@nestjs/common';
import { addDays, daysBetween } from '../../../platform/calendar/day.js';
import { instantAt } from '../../../platform/calendar/school-instant.js';
import { type FeedAsked, type FeedItem, FeedSource, type SchoolCalendar } from '../../calendar/index.js';
import { RoomsRepository } from '../rooms/rooms.repository.js';
import { type HeldLesson, HeldLessons } from './held-lessons.js';

/** Meetings and duties that the timetable has a person for, as each day holds them: moved by hari ganti and other bells, cancelled by new holidays. What is taught is told with the lessons. */
@Injectable()
export class TimetableFeed extends FeedSource {
  constructor(
    private readonly lessons: HeldLessons,
    private readonly rooms: RoomsRepository,
  ) {
    super();
  }

  async itemsFor({ schoolId, personId, year, calendar, before, ...asked }: FeedAsked): Promise<FeedItem[]> {
    const { changes, from, to } = asked;
    const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
    const held = await this.lessons.of(
      { schoolId, academicYearId: year.id, days, teacherIds: [personId] },
      ({ teachingSetId }) => teachingSetId === null,
    );
    const rooms = new Map((await this.rooms.list({ schoolId })).map(({ id, name }) => [id, name]));
    const itemsOn = (days: SchoolCalendar, isCancelled: boolean) =>
      held(days).map((each) =>
        itemOf(each, { room: rooms.get(each.lesson.roomId ?? '') ?? '', changes, isCancelled }),
      );
    return withCancelled(itemsOn(calendar, false), itemsOn(before, true));
  }
}

/** What stands, and of what stood before that which stands no more. */
export function withCancelled(standing: readonly FeedItem[], before: readonly FeedItem[]): FeedItem[] {
  const known = new Set(standing.map(({ uid }) => uid));
  return [...standing, ...before.filter(({ uid }) => !known.has(uid))];
}

type Told = Pick<FeedItem, 'isCancelled'> & Pick<FeedAsked, 'changes'> & Readonly<{ room: string }>;

function itemOf({ lesson, day, time }: HeldLesson, { room, changes, isCancelled }: Told): FeedItem {
  return {
    uid: `${lesson.id}-${day}`,
    sequence: lesson.version - 1 + changes.revision,
    revisedAt: Math.max(lesson.updatedAt, changes.revisedAt),
    isCancelled,
    title: lesson.title ?? '',
    place: room,
    note: '',
    time: { kind: 'hours', from: instantAt(day, time.from), to: instantAt(day, time.to) },
  };
}
