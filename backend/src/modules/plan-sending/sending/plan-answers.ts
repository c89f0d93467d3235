import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { ownerOf } from '../../../platform/records/records.js';
import { SentPlans } from '../../lesson-plans/index.js';
import { Sendings } from '../../reviews/index.js';
import type { CommentedPart } from '../domain/sendable-plan.js';

type Answer = Readonly<{ id: string; section: CommentedPart; body: string }>;

/** What authors say to what was said of a part of a plan. */
@Injectable()
export class PlanAnswers {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly sent: SentPlans,
    private readonly sendings: Sendings,
  ) {}

  /** Once under its id. */
  async answer(caller: SchoolCaller, planId: string, { id, section, body }: Answer): Promise<void> {
    const { school, now } = caller;
    const { userId } = ownerOf(caller);
    await this.writes.write(caller, async () => {
      const standings = await this.sent.standings({ schoolId: school.id, now }, [planId], {
        ...{ steps: 1, seenBy: 'author' },
      });
      const standing = standings.get(planId);
      if (!standing || standing.sent.authorId !== userId) throw new RecordNotFoundError('lesson plan');
      await this.sendings.answer(school.id, {
        ...{ id, section, body, submittedId: standing.sent.id, writtenBy: userId, writtenAt: now },
      });
    });
  }
}
