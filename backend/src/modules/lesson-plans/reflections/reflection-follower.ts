import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { ownerOf } from '../../../platform/records/records.js';
import { isHeld } from '../domain/reflection.js';
import { LessonPlansRepository } from '../lesson-plans.repository.js';
import { DraftsBehind } from '../week/drafts-behind.js';
import { LessonMarks } from './lesson-marks.js';
import { ReflectionsRepository } from './reflections.repository.js';

/**
 * What hangs on a reflection: the plan's copy, what it marks as taught, and what drafts behind it are about where it was
 * put off or was held after all.
 */
@Injectable()
export class ReflectionFollower {
  constructor(
    private readonly reflections: ReflectionsRepository,
    private readonly plans: LessonPlansRepository,
    private readonly marks: LessonMarks,
    private readonly behind: DraftsBehind,
  ) {}

  /** Once the work is done, in the same transaction. */
  async follow<T>(caller: SchoolCaller, id: string, work: () => Promise<T>): Promise<T> {
    const owner = ownerOf(caller);
    await this.behind.lock(caller);
    const wasHeld = isHeld(await this.reflections.find(owner, id));
    const done = await work();
    await this.reflections.copyToPlan(owner, id, caller.now);
    await this.marks.settle(caller, id);
    const plan = await this.plans.rows.find(owner, id);
    if (plan && isHeld(await this.reflections.find(owner, id)) !== wasHeld)
      await this.behind.follow(caller, plan);
    return done;
  }
}
