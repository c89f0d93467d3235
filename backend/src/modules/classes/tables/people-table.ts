import { Injectable } from '@nestjs/common';
import type { Duty, SchoolRole } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { spanHolds } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import type { TableColumn } from '../../../platform/tables/table-column.js';
import { onePage, type Table } from '../../../platform/tables/table-file.js';
import { AcademicYears, Members, type SchoolMember } from '../../schools/index.js';
import { classesOfPerson } from '../domain/classes-of-person.js';
import { teachingDay } from '../domain/lead-teacher.js';
import { periodsOf } from '../domain/periods.js';
import { setsTaughtOn } from '../domain/teaching-set.js';
import { type SchoolClass, SchoolClassesRepository } from '../school-classes/school-classes.repository.js';
import { type TeachingSet, TeachingSetsRepository } from '../teaching-sets/teaching-sets.repository.js';

const ROLE_WORDS: Readonly<Record<SchoolRole, string>> = {
  teacher: 'Guru',
  supervisor: 'Penyelia',
  admin: 'Pentadbir sekolah',
  main_admin: 'Admin Utama',
};
const DUTY_WORDS: Readonly<Record<Duty, string>> = {
  absences: 'Ketidakhadiran guru',
  assessments: 'Pentaksiran',
  calendar: 'Kalendar dan takwim',
  panel_head: 'Ketua panitia',
  pupils: 'Murid',
  timetable: 'Jadual waktu',
};

/** The people of a school with what they are, look after and teach today, to take away. */
@Injectable()
export class PeopleTable {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly years: AcademicYears,
    private readonly classes: SchoolClassesRepository,
    private readonly sets: TeachingSetsRepository,
  ) {}

  async read(caller: SchoolCaller): Promise<Table<SchoolMember>> {
    const owner = { schoolId: caller.school.id };
    const today = dayOf(caller.now);
    const year = await this.years.currentOrNull(caller);
    return this.database.tenantRead(owner.schoolId, async () => ({
      title: 'Pengguna',
      name: 'pengguna',
      columns: columnsOn(today, {
        day: year ? teachingDay(today, year) : today,
        classes: year ? await this.classes.list(owner, year.id) : [],
        sets: year ? await this.sets.list(owner, year.id) : [],
      }),
      pages: onePage((await this.members.list(caller)).members),
    }));
  }
}

type Taught = Readonly<{
  day: string;
  classes: readonly SchoolClass[];
  sets: readonly TeachingSet[];
}>;

/** None where a set has not said: less than all of them would be believed. */
function knownPeriods(day: string, userId: string, sets: Taught['sets']): number | null {
  const { periods, unsaid } = periodsOf(setsTaughtOn(day, userId, sets));
  return unsaid > 0 ? null : periods;
}

function columnsOn(today: string, { day, classes, sets }: Taught): TableColumn<SchoolMember>[] {
  const classesOf = ({ userId }: SchoolMember) => classesOfPerson(userId, day, { classes, sets });
  const listed = (words: readonly string[]) => words.join(', ') || null;
  return [
    { kind: 'text', header: 'Nama', cell: ({ displayName }) => displayName },
    { kind: 'text', header: 'E-mel', cell: ({ email }) => email },
    { kind: 'text', header: 'Peranan', cell: ({ roles }) => listed(roles.map((role) => ROLE_WORDS[role])) },
    {
      kind: 'text',
      header: 'Tugas berkuasa',
      cell: ({ duties }) =>
        listed(duties.filter((each) => spanHolds(each, today)).map(({ duty }) => DUTY_WORDS[duty])),
    },
    { kind: 'text', header: 'Guru kelas', cell: (member) => listed(classesOf(member).leads) },
    { kind: 'text', header: 'Mengajar kelas', cell: (member) => listed(classesOf(member).teaches) },
    { kind: 'number', header: 'Waktu seminggu', cell: ({ userId }) => knownPeriods(day, userId, sets) },
    { kind: 'day', header: 'Terakhir masuk', cell: ({ lastEnteredOn }) => lastEnteredOn },
    {
      kind: 'text',
      header: 'Keadaan',
      cell: ({ suspension }) => (suspension && spanHolds(suspension, today) ? 'Digantung' : 'Aktif'),
    },
  ];
}
