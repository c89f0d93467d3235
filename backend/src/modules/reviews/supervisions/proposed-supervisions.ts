import { Injectable } from '@nestjs/common';
import { isOf, isSuspendedOn } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { type Day, spanHolds } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { TaughtSets } from '../../classes/index.js';
import { AcademicYears, dayOfYear, SchoolsService } from '../../schools/index.js';
import { balancedSupervisions, type Proposed, weightOf } from '../domain/balanced-supervisions.js';
import { SupervisionsRepository } from './supervisions.repository.js';

/** Who could verify those whom nobody supervises, so that everybody has about as much to read. */
@Injectable()
export class ProposedSupervisions {
  constructor(
    private readonly database: Database,
    private readonly supervisions: SupervisionsRepository,
    private readonly sets: TaughtSets,
    private readonly years: AcademicYears,
    private readonly schools: SchoolsService,
  ) {}

  async propose(caller: SchoolCaller, academicYearId: string, from: Day): Promise<Proposed[]> {
    const { id: schoolId } = caller.school;
    const year = await this.years.find(caller, academicYearId);
    const day = dayOfYear(year, from);
    return this.database.tenantRead(schoolId, async () => {
      const members = (await this.schools.membersOf(schoolId)).filter(
        (member) => !isSuspendedOn(day, member),
      );
      const periods = await this.periodsOf(schoolId, academicYearId, day);
      const weightOfTeacher = (id: string) => weightOf({ periods: periods.get(id) ?? 0 });
      const standing = (await this.supervisions.list({ schoolId }, academicYearId)).filter(
        (each) => each.step === 1 && each.subjectId === null && spanHolds(each, day),
      );
      const loads = new Map<string, number>();
      for (const { teacherId, supervisorId } of standing)
        if (teacherId) loads.set(supervisorId, (loads.get(supervisorId) ?? 0) + weightOfTeacher(teacherId));
      return balancedSupervisions(
        members
          .filter(
            ({ roles, userId }) =>
              roles.includes('teacher') && !standing.some(({ teacherId }) => teacherId === userId),
          )
          .map(({ userId }) => ({ teacherId: userId, periods: periods.get(userId) ?? 0 })),
        members.filter((member) => isOf('supervisor', member)).map(({ userId }) => userId),
        loads,
      );
    });
  }

  /** What each person leads in a week. */
  private async periodsOf(schoolId: string, yearId: string, day: Day): Promise<ReadonlyMap<string, number>> {
    const periods = new Map<string, number>();
    for (const { leadIds, periodsAWeek } of await this.sets.ofYear(schoolId, yearId, day))
      for (const id of leadIds) periods.set(id, (periods.get(id) ?? 0) + (periodsAWeek ?? 0));
    return periods;
  }
}
