import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { MALAY_WEEKDAYS } from '../../../platform/calendar/malay-date.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import type { TableColumn } from '../../../platform/tables/table-column.js';
import { onePage, type Table } from '../../../platform/tables/table-file.js';
import { SchoolClassesService, TaughtSets } from '../../classes/index.js';
import { SchoolsService } from '../../schools/index.js';
import type { LessonKind } from '../domain/timetable-lesson.js';
import { RoomsRepository } from '../rooms/rooms.repository.js';
import type { Timetable } from '../versions/timetables.repository.js';
import { type TimetableLesson, TimetableLessonsRepository } from './timetable-lessons.repository.js';

const KINDS: Readonly<Record<LessonKind, string>> = {
  lesson: 'PdP',
  assembly: 'Perhimpunan',
  cocurriculum: 'Kokurikulum',
  supervision: 'Bertugas',
  meeting: 'Mesyuarat',
  other: 'Lain-lain',
};
const WEEKS = { 1: 'A', 2: 'B' } as const;

/** A timetable as a table to take away, a line for each lesson in the order of the week. */
@Injectable()
export class TimetableTable {
  constructor(
    private readonly database: Database,
    private readonly lessons: TimetableLessonsRepository,
    private readonly rooms: RoomsRepository,
    private readonly taughtSets: TaughtSets,
    private readonly classes: SchoolClassesService,
    private readonly schools: SchoolsService,
  ) {}

  read(caller: SchoolCaller, { id, academicYearId }: Timetable): Promise<Table<TimetableLesson>> {
    const owner = { schoolId: caller.school.id };
    return this.database.tenantRead(owner.schoolId, async () => {
      const sets = await this.taughtSets.ofYear(owner.schoolId, academicYearId, dayOf(caller.now));
      const classes = await this.classes.list(caller, academicYearId);
      const members = await this.schools.membersOf(owner.schoolId);
      const rooms = await this.rooms.list(owner);
      return {
        title: 'Jadual mengajar',
        name: 'jadual-mengajar',
        columns: columnsBy({
          sets: byId(sets),
          classes: byId(classes),
          rooms: byId(rooms),
          people: new Map(members.map(({ userId, name }) => [userId, name])),
        }),
        pages: onePage(await this.lessons.list(owner, id)),
      };
    });
  }
}

type Named = Readonly<{ id: string; name: string }>;
type Told = Readonly<{
  sets: ReadonlyMap<string, Named & Readonly<{ subject: Readonly<{ name: string; code: string }> }>>;
  classes: ReadonlyMap<string, Named>;
  rooms: ReadonlyMap<string, Named>;
  people: ReadonlyMap<string, string>;
}>;

const byId = <Row extends Named>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

function columnsBy({ sets, classes, rooms, people }: Told): TableColumn<TimetableLesson>[] {
  const setOf = ({ teachingSetId }: TimetableLesson) => sets.get(teachingSetId ?? '');
  const named = (ids: readonly string[], nameOf: (id: string) => string | undefined) =>
    ids.map((id) => nameOf(id) ?? 'Tidak lagi di sekolah').join(', ') || null;
  return [
    { kind: 'text', header: 'Hari', cell: ({ weekday }) => MALAY_WEEKDAYS[weekday] ?? null },
    { kind: 'text', header: 'Dari', cell: ({ from }) => from },
    { kind: 'text', header: 'Hingga', cell: ({ to }) => to },
    { kind: 'text', header: 'Minggu', cell: ({ cycleWeek }) => cycleWeek && WEEKS[cycleWeek] },
    { kind: 'text', header: 'Jenis', cell: ({ kind }) => KINDS[kind] },
    {
      kind: 'text',
      header: 'Kelas',
      cell: (lesson) => setOf(lesson)?.name ?? named(lesson.classIds, (id) => classes.get(id)?.name),
    },
    {
      kind: 'text',
      header: 'Subjek atau tajuk',
      cell: (lesson) => setOf(lesson)?.subject.name ?? lesson.title,
    },
    { kind: 'text', header: 'Kod', cell: (lesson) => setOf(lesson)?.subject.code ?? null },
    { kind: 'text', header: 'Guru', cell: ({ teacherIds }) => named(teacherIds, (id) => people.get(id)) },
    { kind: 'text', header: 'Bilik', cell: ({ roomId }) => rooms.get(roomId ?? '')?.name ?? null },
  ];
}
