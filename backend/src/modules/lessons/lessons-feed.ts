import { Injectable } from '@nestjs/common';
import { addDays, daysBetween } from '../../platform/calendar/day.js';
import { instantAt } from '../../platform/calendar/school-instant.js';
import { type FeedAsked, type FeedItem, FeedSource, type SchoolCalendar } from '../calendar/index.js';
import { withCancelled } from '../timetable/index.js';
import { Lessons } from './lessons.js';
import type { Lesson } from './plans-of-lessons.js';

/** What a person teaches, period by period. What a calendar that was told until lately alone holds was cancelled. */
@Injectable()
export class LessonsFeed extends FeedSource {
  constructor(private readonly lessons: Lessons) {
    super();
  }

  async itemsFor(asked: FeedAsked): Promise<FeedItem[]> {
    const { schoolId, personId, year, calendar, before, changes, from, to } = asked;
    const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
    const itemsOn = async (told: SchoolCalendar, isCancelled: boolean) => {
      const found = await this.lessons.lessonsOf(
        { schoolId, academicYearId: year.id, calendar: told, days },
        [personId],
      );
      const lessons = found.get(personId) ?? [];
      return lessons.flatMap((lesson) =>
        lesson.periods
          .filter(({ fate }) => fate.kind !== 'stopped')
          .map((period) => itemOf(period, changes, isCancelled)),
      );
    };
    return withCancelled(await itemsOn(calendar, false), await itemsOn(before, true));
  }
}

function itemOf(
  { row, day, time, fate, ...told }: Lesson['periods'][number],
  changes: FeedAsked['changes'],
  isCancelled: boolean,
): FeedItem {
  return {
    uid: `${row.id}-${day}`,
    sequence: row.version - 1 + changes.revision,
    revisedAt: Math.max(row.updatedAt, changes.revisedAt),
    isCancelled,
    title: `${told.className} · ${told.subject}`,
    place: told.room,
    note: fate.kind === 'away' ? 'Anda tidak hadir' : told.partlyStopped,
    time: { kind: 'hours', from: instantAt(day, time.from), to: instantAt(day, time.to) },
  };
}
