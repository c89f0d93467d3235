import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type BellDay,
  type BellRow,
  BellSchedulesService,
  CalendarEntriesService,
  CalendarEventsService,
  type EntryContent,
} from '../modules/calendar/index.js';
import { SchoolClassesService } from '../modules/classes/index.js';
import { type AcademicYear, AcademicYears, SchoolsService } from '../modules/schools/index.js';
import type { SchoolCaller } from '../platform/access/caller.js';
import { addDays, type Day } from '../platform/calendar/day.js';
import { weekOf } from '../platform/calendar/school-week.js';
import { Database } from '../platform/database/database.js';
import { DEMO_EVENTS, type DemoEvent } from './demo-events.js';

/** The days of a school on which it does otherwise than others, its bells, and what it holds. Made once. */
@Injectable()
export class DemoCalendar {
  constructor(
    private readonly database: Database,
    private readonly schools: SchoolsService,
    private readonly years: AcademicYears,
    private readonly classes: SchoolClassesService,
    private readonly bells: BellSchedulesService,
    private readonly entries: CalendarEntriesService,
    private readonly events: CalendarEventsService,
  ) {}

  async make(caller: SchoolCaller): Promise<void> {
    const year = await this.years.current(caller);
    if ((await this.events.list(caller, year.id)).length > 0) return;
    const ramadan = randomUUID();
    await this.bells.createAll(caller, 'bellSchedules', [
      { id: randomUUID(), academicYearId: year.id, name: 'Biasa', isUsual: true, days: usualDays(30) },
      { id: ramadan, academicYearId: year.id, name: 'Ramadan', isUsual: false, days: usualDays(25) },
    ]);
    await this.entries.createAll(caller, 'entries', entriesOf(year, ramadan));
    await this.makeEvents(caller, year);
  }

  private async makeEvents(caller: SchoolCaller, year: AcademicYear): Promise<void> {
    const { id: schoolId } = caller.school;
    const members = await this.database.tenantRead(schoolId, () => this.schools.membersOf(schoolId));
    const teachers = members.filter(({ roles }) => roles.includes('teacher')).map(({ userId }) => userId);
    const classes = await this.classes.list(caller, year.id);
    const stopped = ({ levels }: DemoEvent) =>
      classes.filter(({ gradeLevels }) => gradeLevels.some((level) => levels?.includes(level)));
    await this.events.createAll(
      caller,
      'events',
      DEMO_EVENTS.map((event, at) => {
        const from = dayIn(year, event.week, event.weekday);
        const [fromTime = null, toTime = null] = event.hours ?? [];
        return {
          id: randomUUID(),
          academicYearId: year.id,
          title: event.title,
          unit: event.unit,
          from,
          to: addDays(from, (event.days ?? 1) - 1),
          fromTime,
          toTime,
          repeats: event.repeatsUntilWeek ? ('weekly' as const) : null,
          repeatsUntil: event.repeatsUntilWeek ? dayIn(year, event.repeatsUntilWeek, event.weekday) : null,
          except: [],
          place: event.place ?? '',
          coordinatorId: teachers[at % teachers.length] ?? null,
          effect: event.effect ?? 'none',
          classIds: event.effect === 'some' ? stopped(event).map(({ id }) => id) : [],
          note: '',
        };
      }),
    );
  }
}

const MONDAY = 1;

/** A weekday of a week of the session, weeks of holidays counted: the demo stands in any year. */
function dayIn({ firstDay }: AcademicYear, week: number, weekday: number): Day {
  return addDays(weekOf(firstDay, 'monday'), 7 * (week - 1) + weekday - MONDAY);
}

function entriesOf(year: AcademicYear, ramadan: string): (EntryContent & Readonly<{ id: string }>)[] {
  const entry = (
    differing: Pick<EntryContent, 'kind' | 'name' | 'from'> & Partial<EntryContent>,
  ): EntryContent & Readonly<{ id: string }> => ({
    id: randomUUID(),
    academicYearId: year.id,
    to: differing.from,
    followsWeekday: null,
    cutFrom: null,
    hasLessons: false,
    bellScheduleId: null,
    classIds: null,
    ...differing,
  });
  const held = { kind: 'held', hasLessons: true } as const;
  return [
    entry({ kind: 'school_event', name: 'Cuti peristiwa: sukan daerah', from: dayIn(year, 23, 5) }),
    entry({ kind: 'school_event', name: 'Cuti peristiwa: ulang tahun sekolah', from: dayIn(year, 39, 5) }),
    entry({ ...held, name: 'Hari ganti, ikut jadual Jumaat', from: dayIn(year, 24, 6), followsWeekday: 5 }),
    entry({ ...held, name: 'Mesyuarat agung PIBG', from: dayIn(year, 18, 5), cutFrom: '10:30' }),
    entry({
      kind: 'ramadan',
      name: 'Ramadan',
      from: dayIn(year, 7, 1),
      to: dayIn(year, 10, 3),
      hasLessons: true,
      bellScheduleId: ramadan,
    }),
  ];
}

/** Ten periods with a recess of twenty minutes, seven on Fridays; the lower levels have theirs half an hour sooner. */
function usualDays(minutes: number): BellDay[] {
  const lower = ['T1', 'T2', 'T3'];
  const upper = ['T4', 'T5', 'T6'];
  return [
    { weekdays: [1, 2, 3, 4], shift: 'morning', gradeLevels: lower, rows: rowsOf(10, 4, minutes) },
    { weekdays: [1, 2, 3, 4], shift: 'morning', gradeLevels: upper, rows: rowsOf(10, 5, minutes) },
    { weekdays: [5], shift: 'morning', gradeLevels: lower, rows: rowsOf(7, 4, minutes) },
    { weekdays: [5], shift: 'morning', gradeLevels: upper, rows: rowsOf(7, 5, minutes) },
  ];
}

const BEGIN_MINUTES = 7 * 60 + 30;
const RECESS_MINUTES = 20;

function rowsOf(periods: number, beforeRecess: number, minutes: number): BellRow[] {
  const rows: BellRow[] = [];
  let at = BEGIN_MINUTES;
  const add = (kind: BellRow['kind'], lasting: number) => {
    rows.push({ from: timeAt(at), to: timeAt(at + lasting), kind });
    at += lasting;
  };
  for (let period = 0; period < periods; period++) {
    if (period === beforeRecess) add('recess', RECESS_MINUTES);
    add('lesson', minutes);
  }
  return rows;
}

function timeAt(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
