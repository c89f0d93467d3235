import { Injectable } from '@nestjs/common';
import { SupervisionsService } from '../modules/reviews/index.js';
import { AcademicYears, SchoolsService } from '../modules/schools/index.js';
import type { SchoolCaller } from '../platform/access/caller.js';
import { Database } from '../platform/database/database.js';

/** `teacherIds`: whose plans they verify. */
export type Verifier = Readonly<{ supervisorId: string; teacherIds: readonly string[] }>;

/** The supervisor with an account of the demo; guru@, who has weeks of their own, is none of their teachers. */
@Injectable()
export class DemoVerifier {
  constructor(
    private readonly database: Database,
    private readonly schools: SchoolsService,
    private readonly years: AcademicYears,
    private readonly supervisions: SupervisionsService,
  ) {}

  async of(caller: SchoolCaller): Promise<Verifier | null> {
    const { id: schoolId } = caller.school;
    const members = await this.database.tenantRead(schoolId, () => this.schools.membersOf(schoolId));
    const idOf = (mailbox: string) => members.find(({ email }) => email.startsWith(`${mailbox}@`))?.userId;
    const [supervisorId, ownId] = [idOf('penyelia'), idOf('guru')];
    if (!supervisorId) return null;
    const year = await this.years.current(caller);
    const { items } = await this.supervisions.list(caller, year.id);
    const teacherIds = items
      .filter((each) => each.supervisorId === supervisorId && each.teacherId !== ownId)
      .flatMap(({ teacherId }) => teacherId ?? []);
    return { supervisorId, teacherIds };
  }
}
