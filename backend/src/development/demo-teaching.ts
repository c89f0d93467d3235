import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SchoolClassesService, SubjectsService, TeachingSetsService } from '../modules/classes/index.js';
import { AcademicYears, SchoolsService } from '../modules/schools/index.js';
import type { SchoolCaller } from '../platform/access/caller.js';
import { Database } from '../platform/database/database.js';
import { type DemoStaffRoom, demoClasses, demoSets, demoSubjects, demoTeachers } from './demo-classes.js';
import { DemoRegister } from './demo-register.js';
import { SCHOOL_TO_LOOK_AROUND_IN, TEACHERS_OF_ISLAM } from './demo-teachers.js';

const HALF_SET_UP = 'bbb2002';
const ADMINISTERING = { audience: 'admin', duties: [], access: 'manageUsers', rows: 'school' } as const;

/** What the demo schools teach to whom. Making it again changes nothing. */
@Injectable()
export class DemoTeaching {
  constructor(
    private readonly database: Database,
    private readonly schools: SchoolsService,
    private readonly years: AcademicYears,
    private readonly classes: SchoolClassesService,
    private readonly subjects: SubjectsService,
    private readonly sets: TeachingSetsService,
    private readonly register: DemoRegister,
  ) {}

  /** Resolves to who administers the school to look around in. */
  async make(now: number): Promise<SchoolCaller> {
    const caller = await this.administratorOf(SCHOOL_TO_LOOK_AROUND_IN, now);
    await this.makeSchoolToLookAroundIn(caller);
    await this.makeHalfOfSchool(await this.administratorOf(HALF_SET_UP, now));
    return caller;
  }

  private async makeSchoolToLookAroundIn(caller: SchoolCaller): Promise<void> {
    if (await this.isMade(caller)) return;
    const year = await this.years.current(caller);
    const levels = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'] as const;
    const staffRoom = await this.staffRoomOf(caller);
    const described = demoClasses(levels, ['Bestari', 'Cemerlang']);
    const classes = described.map(({ name, level, groups }, at) => ({
      id: randomUUID(),
      academicYearId: year.id,
      name,
      gradeLevels: [level],
      shift: 'morning' as const,
      stream: null,
      classTeacherId: staffRoom.others[at] ?? null,
      groups: groups.map((group) => ({ id: randomUUID(), name: group })),
    }));
    const subjects = demoSubjects('sk', levels, Number(year.firstDay.slice(0, 4))).map((subject) => ({
      ...subject,
      id: randomUUID(),
    }));
    const sets = demoSets(described, subjects);
    const given = demoTeachers(sets, staffRoom);
    const partOf = ({ name, group }: (typeof sets)[number]['parts'][number]) => {
      const { id, groups } = found(classes, (each) => each.name === name);
      return { classId: id, groupId: group && found(groups, (each) => each.name === group).id };
    };
    await this.classes.createAll(caller, 'classes', classes);
    await this.subjects.createAll(caller, 'subjects', subjects);
    await this.sets.createAll(
      caller,
      'teachingSets',
      sets.map((set) => ({
        id: randomUUID(),
        academicYearId: year.id,
        subjectId: found(subjects, ({ code }) => code === set.subject).id,
        name: null,
        periodsAWeek: set.periods,
        parts: set.parts.map(partOf),
        teachers: [
          { userId: given.get(set) ?? '', isLead: true, fromDay: year.firstDay, toDay: null },
        ].filter(({ userId }) => userId !== ''),
      })),
    );
    await this.register.fill(caller, year, classes);
  }

  /** Classes and subjects, and nobody who teaches them yet. */
  private async makeHalfOfSchool(caller: SchoolCaller): Promise<void> {
    if (await this.isMade(caller)) return;
    const year = await this.years.current(caller);
    const levels = ['F1', 'F2', 'F3', 'F4', 'F5'] as const;
    const classes = demoClasses(levels, ['Amanah', 'Bakti']).map(({ name, level }) => ({
      id: randomUUID(),
      academicYearId: year.id,
      name,
      gradeLevels: [level],
      shift: 'morning' as const,
      stream: null,
      classTeacherId: null,
      groups: [],
    }));
    const subjects = demoSubjects('smk', levels, Number(year.firstDay.slice(0, 4)));
    await this.classes.createAll(caller, 'classes', classes);
    await this.subjects.createAll(
      caller,
      'subjects',
      subjects.map((subject) => ({ ...subject, id: randomUUID() })),
    );
  }

  private async isMade(caller: SchoolCaller): Promise<boolean> {
    return (await this.subjects.list(caller)).length > 0;
  }

  private async staffRoomOf({ school }: SchoolCaller): Promise<DemoStaffRoom> {
    const members = await this.database.tenantRead(school.id, () => this.schools.membersOf(school.id));
    const idsOf = (isMeant: (mailbox: string) => boolean) =>
      members
        .filter(({ email, roles }) => roles.includes('teacher') && isMeant(email.split('@')[0] ?? ''))
        .map(({ userId }) => userId);
    const [first = ''] = idsOf((mailbox) => mailbox === 'guru');
    return {
      first,
      ofIslam: idsOf((mailbox) => TEACHERS_OF_ISLAM.includes(mailbox)),
      others: idsOf((mailbox) => mailbox !== 'guru' && !TEACHERS_OF_ISLAM.includes(mailbox)),
    };
  }

  private async administratorOf(code: string, now: number): Promise<SchoolCaller> {
    const school = await this.schools.findSchool(code);
    const [admin] = school ? await this.schools.mainAdmins(school.id) : [];
    const membership = school && admin && (await this.schools.find(school.id, admin.userId));
    if (!membership) throw new Error(`${code} is none of the demo schools.`);
    const principal = {
      userId: admin.userId,
      email: admin.email,
      issuedAt: now,
      expiresAt: now,
      provenAt: null,
      hasSecondFactor: false,
    };
    return { school, membership, principal, policy: ADMINISTERING, now };
  }
}

function found<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Item {
  const item = items.find(isWanted);
  if (!item) throw new Error('The demo names something that it does not make.');
  return item;
}
