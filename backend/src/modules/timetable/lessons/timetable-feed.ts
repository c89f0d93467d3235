import { Injectable } from '@nestjs/common';
import { addDays, daysBetween } from '../../../platform/calendar/day.js';
import { instantAt } from '../../../platform/calendar/school-instant.js';
import { type FeedAsked, type FeedItem, FeedSource, type SchoolCalendar } from '../../calendar/index.js';
import { type HeldPersonalLesson, HeldPersonalLessons } from '../personal/held-personal-lessons.js';
import { RoomsRepository } from '../rooms/rooms.repository.js';
import { type HeldLesson, HeldLessons } from './held-lessons.js';

/** What a person teaches, by the school or by their own week, as each day holds them: moved by hari ganti and other bells, cancelled by new holidays. */
@Injectable()
export class TimetableFeed extends FeedSource {
  constructor(
    private readonly lessons: HeldLessons,
    private readonly personal: HeldPersonalLessons,
    private readonly rooms: RoomsRepository,
  ) {
    super();
  }

  async itemsFor({ schoolId, personId, year, calendar, before, ...asked }: FeedAsked): Promise<FeedItem[]> {
    const { changes, from, to } = asked;
    const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
    const held = await this.lessons.of({ schoolId, academicYearId: year.id, days, teacherIds: [personId] });
    const rooms = new Map((await this.rooms.list({ schoolId })).map(({ id, name }) => [id, name]));
    const own = await this.personal.of({ schoolId, academicYearId: year.id, days }, [personId]);
    const itemsOn = (days: SchoolCalendar, isCancelled: boolean) => [
      ...held(days).map((each) =>
        itemOf(each, { room: rooms.get(each.lesson.roomId ?? '') ?? '', changes, isCancelled }),
      ),
      ...own(days).map((each) => itemOf(each, { room: each.lesson.room, changes, isCancelled })),
    ];
    const standing = itemsOn(calendar, false);
    const known = new Set(standing.map(({ uid }) => uid));
    return [...standing, ...itemsOn(before, true).filter(({ uid }) => !known.has(uid))];
  }
}

type Told = Pick<FeedItem, 'isCancelled'> & Pick<FeedAsked, 'changes'> & Readonly<{ room: string }>;

function itemOf(held: HeldLesson | HeldPersonalLesson, { room, changes, isCancelled }: Told): FeedItem {
  const { lesson, day, time } = held;
  return {
    uid: `${lesson.id}-${day}`,
    sequence: lesson.version - 1 + changes.revision,
    revisedAt: Math.max(lesson.updatedAt, changes.revisedAt),
    isCancelled,
    title: titleOf(held),
    place: room,
    note: '',
    time: { kind: 'hours', from: instantAt(day, time.from), to: instantAt(day, time.to) },
  };
}

function titleOf({ lesson, set }: HeldLesson | HeldPersonalLesson): string {
  if (set) return `${set.name} · ${set.subject.name}`;
  return 'className' in lesson ? `${lesson.className} · ${lesson.subject}` : (lesson.title ?? '');
}
