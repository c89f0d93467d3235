import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { isChangedSince, SentPlans } from '../../lesson-plans/index.js';
import type { LessonPlan } from '../../lesson-plans/rules/index.js';
import { type PaperStanding, PrintedSeals, type SealOnPaper, standingOnPaper } from '../../reviews/index.js';
import { SchoolsService } from '../../schools/index.js';

/** `seal`: by what it is checked, where it stands as it was verified. */
export type StandingPlan = Readonly<{ standing: PaperStanding; seal: SealOnPaper | null }>;

export const DRAFT: StandingPlan = { standing: 'draft', seal: null };

/** Where plans stand that go to paper. */
@Injectable()
export class SealsOnPaper {
  constructor(
    private readonly database: Database,
    private readonly sent: SentPlans,
    private readonly printed: PrintedSeals,
    private readonly schools: SchoolsService,
  ) {}

  /** By their plans; one that was never sent is a draft. */
  of(
    { school, now }: Pick<SchoolCaller, 'school' | 'now'>,
    plans: readonly LessonPlan[],
  ): Promise<ReadonlyMap<string, StandingPlan>> {
    return this.database.tenantRead(school.id, async () => {
      const ids = plans.map(({ id }) => id);
      const as = { steps: 1, seenBy: 'author' } as const;
      const standings = await this.sent.standings({ schoolId: school.id, now }, ids, as);
      const members = await this.schools.membersOf(school.id);
      const names = new Map(members.map(({ userId, name }) => [userId, name]));
      const found = new Map<string, StandingPlan>();
      for (const plan of plans) {
        const sent = standings.get(plan.id);
        if (!sent) continue;
        const seal = this.printed.of(sent, names);
        const isChanged = isChangedSince(sent, plan);
        const isSpokenOf = sent.comments.some(({ writtenBy }) => writtenBy !== sent.sent.authorId);
        const standing = standingOnPaper(sent.state, { isSealed: seal !== null, isChanged, isSpokenOf });
        found.set(plan.id, { standing, seal: isChanged ? null : seal });
      }
      return found;
    });
  }
}
