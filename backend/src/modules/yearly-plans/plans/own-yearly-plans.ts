import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { ownerOf } from '../../../platform/records/records.js';
import { SubjectsService } from '../../classes/index.js';
import { AcademicYears } from '../../schools/index.js';
import type { RowPlace, RowTexts } from '../domain/plan-row.js';
import { PlanRowsRepository } from '../rows/plan-rows.repository.js';
import { type YearlyPlan, YearlyPlansRepository } from './yearly-plans.repository.js';
import { YearlyPlansService } from './yearly-plans.service.js';

/** A yearly plan of one's own as it goes from school to school: of a session and a subject in words. */
export type TravellingYearlyPlan = Readonly<{
  id: string;
  session: string;
  subject: string;
  gradeLevel: string;
  rows: readonly (RowTexts & RowPlace)[];
}>;

/** What people keep for themselves, taken to another school and brought into this one. */
@Injectable()
export class OwnYearlyPlans {
  constructor(
    private readonly database: Database,
    private readonly plans: YearlyPlansRepository,
    private readonly planRows: PlanRowsRepository,
    private readonly service: YearlyPlansService,
    private readonly subjects: SubjectsService,
    private readonly years: AcademicYears,
  ) {}

  /** Of every session. */
  take(caller: SchoolCaller): Promise<TravellingYearlyPlan[]> {
    const owner = ownerOf(caller);
    return this.database.tenantRead(owner.schoolId, async () => {
      const subjects = await this.subjects.list(caller);
      const years = await this.years.all(owner.schoolId);
      const taken: TravellingYearlyPlan[] = [];
      for (const plan of await this.plans.ofAuthor(owner)) {
        const subject = subjects.find(({ id }) => id === plan.subjectId)?.name ?? '';
        const session = years.find(({ id }) => id === plan.academicYearId)?.name ?? '';
        const rows = (await this.planRows.list(owner, plan.id)).map(travelling);
        taken.push({ id: plan.id, session, subject, gradeLevel: plan.gradeLevel, rows });
      }
      return taken;
    });
  }

  /**
   * Into the current session, for the subject of that name; refused with the field named. It comes under the second id,
   * unless the caller has it under either: then nothing is made, and null is answered. In the current transaction of a write.
   */
  async bring(caller: SchoolCaller, plan: TravellingYearlyPlan, newId: string): Promise<string | null> {
    for (const id of [plan.id, newId]) {
      const standing = await this.own(caller, id);
      if (standing?.deletedAt === null) return null;
      if (standing && id === newId) return (await this.service.restore(caller, id)).id;
    }
    const begun = await this.begin(caller, plan, newId);
    const made = plan.rows.map((row) => ({ ...travelling(row), id: randomUUID(), originId: null }));
    await this.planRows.addAll(ownerOf(caller), begun, made, caller.now);
    return newId;
  }

  /** Of what was brought, what nobody has changed since. In the current transaction of a write. */
  async takeBack(caller: SchoolCaller, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const plan = await this.own(caller, id);
      const rows = plan ? await this.planRows.list(ownerOf(caller), id) : [];
      const isAsItCame = [plan, ...rows].every((each) => each?.version === 1);
      if (plan?.deletedAt === null && isAsItCame) await this.service.delete(caller, id);
    }
  }

  private async begin(caller: SchoolCaller, { subject, gradeLevel }: TravellingYearlyPlan, id: string) {
    const year = await this.years.currentOrNull(caller);
    if (!year) throw refused('session', 'the school has no session now');
    const known = (await this.subjects.list(caller)).find(({ name }) => isSame(name, subject));
    if (!known) throw refused('subject', 'names no subject of the school');
    return this.service.begin(caller, {
      ...{ id, academicYearId: year.id, subjectId: known.id, gradeLevel },
      ...{ isOwn: true, startFrom: null, fromCurriculum: false },
    });
  }

  private async own(caller: SchoolCaller, id: string): Promise<YearlyPlan | null> {
    const { schoolId, userId } = ownerOf(caller);
    const plan = await this.plans.rows.find({ schoolId }, id);
    return plan?.authorId === userId ? plan : null;
  }
}

function travelling(row: RowTexts & RowPlace): RowTexts & RowPlace {
  const { week, rank, theme, topic, contentStandards, learningStandards } = row;
  const { objective, crossCurricular, resources, notes } = row;
  return {
    ...{ week, rank, theme, topic, contentStandards, learningStandards },
    ...{ objective, crossCurricular, resources, notes },
  };
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function refused(field: string, message: string): ValidationError {
  return new ValidationError([{ field, message }]);
}
