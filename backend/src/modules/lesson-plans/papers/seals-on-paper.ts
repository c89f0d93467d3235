import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { PrintedSeals, type SealOnPaper } from '../../reviews/index.js';
import { SchoolsService } from '../../schools/index.js';
import type { LessonPlan } from '../domain/lesson-plan.js';
import { isChangedSince, SentPlans } from '../sending/sent-plans.js';

/** By what a plan on paper is checked, where it stands as it was verified. */
@Injectable()
export class SealsOnPaper {
  constructor(
    private readonly database: Database,
    private readonly sent: SentPlans,
    private readonly printed: PrintedSeals,
    private readonly schools: SchoolsService,
  ) {}

  /** By their plans; what was written on since is a draft. */
  of(
    { school, now }: Pick<SchoolCaller, 'school' | 'now'>,
    plans: readonly LessonPlan[],
  ): Promise<ReadonlyMap<string, SealOnPaper>> {
    return this.database.tenantRead(school.id, async () => {
      const ids = plans.map(({ id }) => id);
      const as = { steps: 1, seenBy: 'author' } as const;
      const standings = await this.sent.standings({ schoolId: school.id, now }, ids, as);
      const members = await this.schools.membersOf(school.id);
      const names = new Map(members.map(({ userId, name }) => [userId, name]));
      const seals = new Map<string, SealOnPaper>();
      for (const plan of plans) {
        const standing = standings.get(plan.id);
        const seal = standing && this.printed.of(standing, names);
        if (seal && !isChangedSince(standing, plan)) seals.set(plan.id, seal);
      }
      return seals;
    });
  }
}
