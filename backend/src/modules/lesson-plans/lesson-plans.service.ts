import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { Database } from '../../platform/database/database.js';
import { ValidationError } from '../../platform/errors/errors.js';
import type { LessonPlan, LessonPlanContent } from './domain/lesson-plan.js';
import { fromCursor, toCursor } from './domain/list-position.js';
import type { LessonPlansQueryDto } from './lesson-plans.dto.js';
import {
  LessonPlanConflictError,
  LessonPlanIdTakenError,
  LessonPlanNotFoundError,
} from './lesson-plans.errors.js';
import { type Author, authorOf, LessonPlansRepository } from './lesson-plans.repository.js';

const PAGE_SIZE = 50;

/** A teacher's own plans: those of anyone else do not exist here. */
@Injectable()
export class LessonPlansService {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly repository: LessonPlansRepository,
  ) {}

  async list(
    caller: SchoolCaller,
    { from, to, cursor, limit = PAGE_SIZE }: LessonPlansQueryDto,
  ): Promise<{ plans: LessonPlan[]; nextCursor: string | null }> {
    const after = cursor === undefined ? null : fromCursor(cursor);
    if (cursor !== undefined && !after)
      throw new ValidationError([{ field: 'cursor', message: 'cursor must be the nextCursor of a page' }]);
    const found = await this.database.tenantRead(caller.school.id, () =>
      this.repository.list(authorOf(caller), { from, to, after, limit: limit + 1 }),
    );
    const plans = found.slice(0, limit);
    const last = plans.at(-1);
    return { plans, nextCursor: last && found.length > limit ? toCursor(last) : null };
  }

  async read(caller: SchoolCaller, id: string): Promise<LessonPlan> {
    return this.database.tenantRead(caller.school.id, () => this.present(authorOf(caller), id));
  }

  /** Created again, the plan is answered as it is by now. */
  create(caller: SchoolCaller, id: string, content: LessonPlanContent): Promise<LessonPlan> {
    return this.writes.write(caller, async () => {
      const author = authorOf(caller);
      const made = await this.repository.insert(author, id, content, caller.now);
      const plan = made ?? (await this.repository.find(author, id));
      if (!plan) throw new LessonPlanIdTakenError();
      return plan;
    });
  }

  update(caller: SchoolCaller, id: string, version: number, content: LessonPlanContent): Promise<LessonPlan> {
    return this.writes.write(caller, async () => {
      const author = authorOf(caller);
      const changed = await this.repository.update(author, id, version, content, caller.now);
      if (changed) return changed;
      throw new LessonPlanConflictError(await this.present(author, id));
    });
  }

  delete(caller: SchoolCaller, id: string): Promise<void> {
    return this.writes.write(caller, async () => {
      if (!(await this.repository.delete(authorOf(caller), id, caller.now)))
        throw new LessonPlanNotFoundError();
    });
  }

  restore(caller: SchoolCaller, id: string): Promise<LessonPlan> {
    return this.writes.write(caller, async () => {
      const restored = await this.repository.restore(authorOf(caller), id);
      if (!restored) throw new LessonPlanNotFoundError();
      return restored;
    });
  }

  private async present(author: Author, id: string): Promise<LessonPlan> {
    const plan = await this.repository.find(author, id);
    if (!plan || plan.deletedAt !== null) throw new LessonPlanNotFoundError();
    return plan;
  }
}
