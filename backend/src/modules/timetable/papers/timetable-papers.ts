import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { malayDate } from '../../../platform/calendar/malay-date.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { PDF } from '../../../platform/papers/media-types.js';
import { toPrint } from '../../../platform/papers/printing.js';
import type { SizedPaper } from '../../asked-papers/index.js';
import { SessionCalendars, usualBell } from '../../calendar/index.js';
import { SchoolClassesService, TaughtSets } from '../../classes/index.js';
import { PicturesService, SchoolsService } from '../../schools/index.js';
import { TimetableLessonsRepository } from '../lessons/timetable-lessons.repository.js';
import { TIMETABLE_PDF } from '../printing/index.js';
import { RoomsRepository } from '../rooms/rooms.repository.js';
import type { Timetable } from '../versions/timetables.repository.js';
import { type TimetableTold, WeeksTold } from './weeks-told.js';

/** `whoseId`: of a teacher or a class; null for all teachers. */
export type AskedPaper = Readonly<{ of: 'teacher' | 'class' | 'teachers'; whoseId: string | null }>;

/** Of a sheet that holds a week. */
const LINES_OF_WEEK = 60;

/** A timetable on paper: a teacher's or a class's week, or all teachers on a sheet. */
@Injectable()
export class TimetablePapers {
  constructor(
    private readonly database: Database,
    private readonly lessons: TimetableLessonsRepository,
    private readonly rooms: RoomsRepository,
    private readonly taughtSets: TaughtSets,
    private readonly classes: SchoolClassesService,
    private readonly schools: SchoolsService,
    private readonly pictures: PicturesService,
    private readonly calendars: SessionCalendars,
  ) {}

  async make(caller: SchoolCaller, timetable: Timetable, { of, whoseId }: AskedPaper): Promise<SizedPaper> {
    const { school, now } = caller;
    const { calendar } = await this.calendars.chosen(caller, timetable.academicYearId);
    const told = await this.database.tenantRead(school.id, () => this.told(caller, timetable));
    const weeks = new WeeksTold(told);
    const asked = of === 'teachers' ? weeks.ofAll() : weeks.of(of, whoseId ?? '');
    if (!asked) throw new NotFoundError(of === 'class' ? 'The class' : 'The teacher');
    const bellsOf = told.classes.find(({ id }) => id === asked.classId) ?? null;
    const work = toPrint(TIMETABLE_PDF, {
      school: {
        name: school.name,
        code: school.code.toUpperCase(),
        logo: await this.pictures.logoOnPaper(school.id),
      },
      ...{ title: asked.title, weeks: asked.weeks, now, weekdays: calendar.schoolWeekdays },
      about: aboutOf(timetable),
      rows: usualBell(calendar, bellsOf, calendar.schoolWeekdays[0] ?? 1)?.rows ?? [],
    });
    return { name: 'jadual-waktu.pdf', type: PDF, lines: asked.weeks.length * LINES_OF_WEEK, work };
  }

  private async told(caller: SchoolCaller, { id, academicYearId }: Timetable): Promise<TimetableTold> {
    const owner = { schoolId: caller.school.id };
    return {
      lessons: await this.lessons.list(owner, id),
      sets: await this.taughtSets.ofYear(owner.schoolId, academicYearId, dayOf(caller.now)),
      classes: await this.classes.list(caller, academicYearId),
      people: await this.schools.membersOf(owner.schoolId),
      rooms: await this.rooms.list(owner),
    };
  }
}

function aboutOf({ name, startsOn }: Timetable): string {
  return startsOn === null ? `Draf · ${name}` : `${name} · mulai ${malayDate(startsOn)}`;
}
