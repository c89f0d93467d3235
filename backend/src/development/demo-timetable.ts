import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type BellDay, SessionCalendars, usualBell } from '../modules/calendar/index.js';
import { SchoolClassesService, SubjectsService, TeachingSetsService } from '../modules/classes/index.js';
import {
  type LessonContent,
  PublicationsService,
  TimetableLessonsService,
  TimetablesService,
} from '../modules/timetable/index.js';
import type { SchoolCaller } from '../platform/access/caller.js';
import { dayOf } from '../platform/calendar/school-instant.js';
import { demoLengths } from './demo-classes.js';
import { type DemoTime, placedLessons, type Unplaced } from './placed-lessons.js';

const NAME = 'Jadual induk';
const WHY = 'Jadual ini sudah dipakai sejak hari pertama sesi.';

/** A timetable without clashes for everybody, published for the session. Made once. */
@Injectable()
export class DemoTimetable {
  constructor(
    private readonly calendars: SessionCalendars,
    private readonly classes: SchoolClassesService,
    private readonly sets: TeachingSetsService,
    private readonly subjects: SubjectsService,
    private readonly timetables: TimetablesService,
    private readonly lessons: TimetableLessonsService,
    private readonly publications: PublicationsService,
  ) {}

  async make(caller: SchoolCaller): Promise<void> {
    const { year, calendar } = await this.calendars.onDay(caller, dayOf(caller.now));
    if ((await this.timetables.list(caller, year.id)).length > 0) return;
    const classes = await this.classes.list(caller, year.id);
    const sets = await this.sets.list(caller, year.id);
    const subjects = await this.subjects.list(caller);
    const unplaced = taughtAtOneTime(sets, classes).flatMap((together): Together[] => {
      const [first] = together;
      const asking = classes.find(({ id }) => id === first?.parts[0]?.classId) ?? null;
      const takes = together.flatMap((set) => [
        ...teachersOf(set),
        ...set.parts.map(({ classId }) => classId),
      ]);
      const bells = calendar.schoolWeekdays.map((weekday) => ({
        weekday,
        bell: usualBell(calendar, asking, weekday),
      }));
      const code = subjects.find(({ id }) => id === first?.subjectId)?.code ?? '';
      return demoLengths(code, first?.periodsAWeek ?? 0).map((periods) => ({
        set: first?.id ?? '',
        sets: together,
        takes: [...new Set(takes)],
        times: bells.flatMap(({ weekday, bell }) => timesOf(weekday, bell, periods)),
      }));
    });
    const places = placedLessons(unplaced);
    if (!places) throw new Error('The demo holds more lessons than its week has room for.');
    const timetableId = randomUUID();
    await this.timetables.create(caller, timetableId, { academicYearId: year.id, name: NAME });
    await this.lessons.addAll(
      caller,
      timetableId,
      unplaced.flatMap((lesson, at) =>
        lesson.sets.map((set) => ({
          ...contentOf(timetableId, set.id, teachersOf(set)),
          ...(places[at] as DemoTime),
          id: randomUUID(),
        })),
      ),
    );
    await this.publications.publish(caller, timetableId, 1, { startsOn: year.firstDay, reason: WHY });
  }
}

type DemoSet = Awaited<ReturnType<TeachingSetsService['list']>>[number];
type DemoClass = Awaited<ReturnType<SchoolClassesService['list']>>[number];
type Together = Unplaced & Readonly<{ sets: readonly DemoSet[] }>;

const teachersOf = ({ teachers }: DemoSet): string[] =>
  teachers.filter(({ toDay }) => toDay === null).map(({ userId }) => userId);

/** Each set by itself; those of groups are taught while the other groups of their level are, where nobody has two. */
function taughtAtOneTime(sets: readonly DemoSet[], classes: readonly DemoClass[]): DemoSet[][] {
  const levelOf = ({ parts }: DemoSet) =>
    classes.find(({ id }) => id === parts[0]?.classId)?.gradeLevels.join() ?? '';
  const ofGroups = sets.filter(({ parts }) => parts.every(({ groupId }) => groupId !== null));
  const together = [...Map.groupBy(ofGroups, levelOf).values()].filter((level) => {
    const teachers = level.flatMap(teachersOf);
    return new Set(teachers).size === teachers.length;
  });
  return [...together, ...sets.filter((set) => !together.flat().includes(set)).map((set) => [set])];
}

function timesOf(weekday: number, bell: BellDay | null, periods: number): DemoTime[] {
  const rows = bell?.rows ?? [];
  return rows.flatMap((first, at) => {
    const run = rows.slice(at, at + periods);
    const last = run.at(-1);
    return last && run.length === periods && run.every(({ kind }) => kind === 'lesson')
      ? [{ weekday, from: first.from, to: last.to }]
      : [];
  });
}

function contentOf(
  timetableId: string,
  teachingSetId: string,
  teacherIds: readonly string[],
): Omit<LessonContent, keyof DemoTime> {
  return {
    timetableId,
    kind: 'lesson',
    teachingSetId,
    title: null,
    cycleWeek: null,
    roomId: null,
    teacherIds,
    classIds: [],
    isPinned: false,
  };
}
