import { Injectable } from '@nestjs/common';
import { addDays, type Day, daysBetween } from '../../../platform/calendar/day.js';
import { instantAt } from '../../../platform/calendar/school-instant.js';
import {
  dayPlan,
  type FeedAsked,
  type FeedItem,
  FeedSource,
  type SchoolCalendar,
  usualBell,
} from '../../calendar/index.js';
import { SchoolClassesService, type SetOfYear, TaughtSets } from '../../classes/index.js';
import { dayOfClass, lessonsHeld, type Span } from '../domain/time-held.js';
import { timetableOn } from '../domain/timetable.js';
import { RoomsRepository } from '../rooms/rooms.repository.js';
import { TimetablesRepository } from '../versions/timetables.repository.js';
import { type TimetableLesson, TimetableLessonsRepository } from './timetable-lessons.repository.js';

/** A person's own lessons, as each day holds them: moved by hari ganti and other bells, cancelled by new holidays. */
@Injectable()
export class TimetableFeed extends FeedSource {
  constructor(
    private readonly timetables: TimetablesRepository,
    private readonly lessons: TimetableLessonsRepository,
    private readonly rooms: RoomsRepository,
    private readonly taughtSets: TaughtSets,
    private readonly classes: SchoolClassesService,
  ) {
    super();
  }

  async itemsFor({
    schoolId,
    personId,
    year,
    calendar,
    before,
    changes,
    from,
    to,
  }: FeedAsked): Promise<FeedItem[]> {
    const owner = { schoolId };
    const timetables = await this.timetables.list(owner, year.id);
    const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
    const holding = days.flatMap((day) => {
      const timetable = timetableOn(timetables, day);
      return timetable ? [{ day, timetableId: timetable.id }] : [];
    });
    const ofTimetable = new Map<string, TimetableLesson[]>();
    for (const id of new Set(holding.map(({ timetableId }) => timetableId))) {
      const all = await this.lessons.list(owner, id);
      ofTimetable.set(
        id,
        all.filter(({ teacherIds }) => teacherIds.includes(personId)),
      );
    }
    if ([...ofTimetable.values()].every((own) => own.length === 0)) return [];
    const sets = byId(await this.taughtSets.ofYear(schoolId, year.id, from));
    const classes = byId(await this.classes.ofYear(schoolId, year.id));
    const rooms = byId(await this.rooms.list(owner));
    const classOf = ({ teachingSetId, classIds }: TimetableLesson) =>
      classes.get(sets.get(teachingSetId ?? '')?.parts[0]?.classId ?? classIds[0] ?? '') ?? null;
    const itemsOf = (told: SchoolCalendar, isCancelled: boolean) =>
      holding.flatMap(({ day, timetableId }) =>
        lessonsHeld(ofTimetable.get(timetableId) ?? [], (lesson) => {
          const asking = classOf(lesson);
          const plan = dayPlan(told, asking, day);
          return dayOfClass(plan, plan.weekday === null ? null : usualBell(told, asking, plan.weekday));
        }).map(({ lesson, time }) =>
          itemOf(lesson, day, time, {
            set: sets.get(lesson.teachingSetId ?? ''),
            room: rooms.get(lesson.roomId ?? '')?.name ?? '',
            changes,
            isCancelled,
          }),
        ),
      );
    const held = itemsOf(calendar, false);
    const known = new Set(held.map(({ uid }) => uid));
    return [...held, ...itemsOf(before, true).filter(({ uid }) => !known.has(uid))];
  }
}

const byId = <Row extends Readonly<{ id: string }>>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

type Told = Pick<FeedItem, 'isCancelled'> &
  Pick<FeedAsked, 'changes'> &
  Readonly<{ set: SetOfYear | undefined; room: string }>;

function itemOf(lesson: TimetableLesson, day: Day, { from, to }: Span, told: Told): FeedItem {
  const { set, room, changes, isCancelled } = told;
  return {
    uid: `${lesson.id}-${day}`,
    sequence: lesson.version - 1 + changes.revision,
    revisedAt: Math.max(lesson.updatedAt, changes.revisedAt),
    isCancelled,
    title: set ? `${set.name} · ${set.subject.name}` : (lesson.title ?? ''),
    place: room,
    note: '',
    time: { kind: 'hours', from: instantAt(day, from), to: instantAt(day, to) },
  };
}
