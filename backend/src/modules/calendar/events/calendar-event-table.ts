import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import type { TableColumn } from '../../../platform/tables/table-column.js';
import { onePage, type Table } from '../../../platform/tables/table-file.js';
import { SchoolClassesService } from '../../classes/index.js';
import { AcademicYears, SchoolsService } from '../../schools/index.js';
import type { EventEffect, EventUnit } from '../domain/calendar-event.js';
import type { Repeat } from '../domain/event-times.js';
import { type CalendarEvent, CalendarEventsRepository } from './calendar-events.repository.js';

const UNITS: Readonly<Record<EventUnit, string>> = {
  administration: 'Pentadbiran',
  curriculum: 'Kurikulum',
  pupil_affairs: 'Hal Ehwal Murid',
  cocurriculum: 'Kokurikulum',
  special_education: 'PPKI',
};
const REPEATED: Readonly<Record<Repeat, string>> = {
  weekly: 'Setiap minggu',
  fortnightly: 'Setiap dua minggu',
  monthly: 'Setiap bulan',
};
const STOPPED: Readonly<Record<EventEffect, string>> = {
  none: 'Tiada',
  some: 'Sebahagian kelas',
  all: 'Semua kelas',
};

/** The events of an academic year as a table to take away, whole as they stand at one moment. */
@Injectable()
export class CalendarEventTable {
  constructor(
    private readonly database: Database,
    private readonly events: CalendarEventsRepository,
    private readonly classes: SchoolClassesService,
    private readonly years: AcademicYears,
    private readonly schools: SchoolsService,
  ) {}

  async read(caller: SchoolCaller, academicYearId: string): Promise<Table<CalendarEvent>> {
    const { id: schoolId } = caller.school;
    const year = await this.years.find(caller, academicYearId);
    return this.database.tenantRead(schoolId, async () => {
      const members = await this.schools.membersOf(schoolId);
      const classes = await this.classes.list(caller, year.id);
      return {
        title: 'Takwim tahunan',
        name: 'takwim',
        columns: columnsBy(
          new Map(members.map(({ userId, name }) => [userId, name])),
          new Map(classes.map(({ id, name }) => [id, name])),
        ),
        pages: onePage(await this.events.list({ schoolId }, year.id)),
      };
    });
  }
}

type Names = ReadonlyMap<string, string>;

function columnsBy(people: Names, classes: Names): TableColumn<CalendarEvent>[] {
  return [
    { kind: 'text', header: 'Tajuk', cell: ({ title }) => title },
    { kind: 'text', header: 'Unit', cell: ({ unit }) => UNITS[unit] },
    { kind: 'day', header: 'Mula', cell: ({ from }) => from },
    { kind: 'day', header: 'Tamat', cell: ({ to }) => to },
    { kind: 'text', header: 'Masa mula', cell: ({ fromTime }) => fromTime },
    { kind: 'text', header: 'Masa tamat', cell: ({ toTime }) => toTime },
    { kind: 'text', header: 'Ulangan', cell: ({ repeats }) => repeats && REPEATED[repeats] },
    { kind: 'day', header: 'Ulangan hingga', cell: ({ repeatsUntil }) => repeatsUntil },
    { kind: 'text', header: 'Tempat', cell: ({ place }) => place },
    {
      kind: 'text',
      header: 'Penyelaras',
      cell: ({ coordinatorId }) => coordinatorId && (people.get(coordinatorId) ?? null),
    },
    { kind: 'text', header: 'Kesan kepada PdP', cell: ({ effect }) => STOPPED[effect] },
    {
      kind: 'text',
      header: 'Kelas',
      cell: ({ classIds }) => classIds.map((id) => classes.get(id) ?? '').join('; '),
    },
    { kind: 'text', header: 'Catatan', cell: ({ note }) => note },
  ];
}
