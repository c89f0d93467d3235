import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TeachingSetsService } from '../modules/classes/index.js';
import { AcademicYears } from '../modules/schools/index.js';
import { YearlyPlanSending, YearlyPlansService } from '../modules/yearly-plans/index.js';
import type { SchoolCaller } from '../platform/access/caller.js';
import { asMember } from './as-member.js';
import { DemoVerifier } from './demo-verifier.js';

/** A yearly plan that waits for the supervisor of the demo: a teacher's own, after that of the panel. Sent once. */
@Injectable()
export class DemoSentYearlyPlan {
  constructor(
    private readonly verifier: DemoVerifier,
    private readonly years: AcademicYears,
    private readonly sets: TeachingSetsService,
    private readonly plans: YearlyPlansService,
    private readonly sending: YearlyPlanSending,
  ) {}

  async make(caller: SchoolCaller): Promise<void> {
    const verifier = await this.verifier.of(caller);
    const year = await this.years.current(caller);
    const sets = await this.sets.list(caller, year.id);
    for (const plan of await this.plans.list(caller, year.id)) {
      const teacherId = sets
        .filter(({ subjectId }) => subjectId === plan.subjectId)
        .flatMap(({ teachers }) => teachers.map(({ userId }) => userId))
        .find((userId) => verifier?.teacherIds.includes(userId));
      if (teacherId) return this.send(asMember(caller, teacherId), plan);
    }
  }

  private async send(
    teacher: SchoolCaller,
    { id: startFrom, academicYearId, subjectId, gradeLevel }: Copied,
  ): Promise<void> {
    const own = (await this.plans.list(teacher, academicYearId)).some(
      ({ authorId }) => authorId === teacher.principal.userId,
    );
    if (own) return;
    const id = randomUUID();
    const copy = { id, academicYearId, subjectId, gradeLevel, isOwn: true, startFrom, fromCurriculum: false };
    await this.plans.begin(teacher, copy);
    const { plan } = await this.sending.read(teacher, id);
    await this.sending.send(teacher, id, { id: randomUUID(), version: plan.revision });
  }
}

type Copied = Readonly<{ id: string; academicYearId: string; subjectId: string; gradeLevel: string }>;
