import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { ownerOf } from '../../../platform/records/records.js';
import { BLANK_REFLECTION, isEmptyReflection } from '../domain/reflection.js';
import { ReflectionNotedError } from '../lesson-plans.errors.js';
import { LessonMarks } from './lesson-marks.js';
import { ReflectionsRepository } from './reflections.repository.js';

/** What a change of a plan means for what is noted of it. In the current transaction of a write. */
@Injectable()
export class ReflectionOfPlan {
  constructor(
    private readonly reflections: ReflectionsRepository,
    private readonly marks: LessonMarks,
  ) {}

  /** Yesterday's page sends the reflection as a text of the plan, which it has read in its present version. */
  async follow(caller: SchoolCaller, planId: string, sent: string | undefined): Promise<void> {
    const owner = ownerOf(caller);
    const standing = await this.reflections.find(owner, planId);
    if (sent !== undefined && sent !== (standing?.text ?? '')) {
      if (standing?.notedAt) throw new ReflectionNotedError();
      if (!isEmptyReflection({ ...(standing ?? BLANK_REFLECTION), text: sent }))
        await this.reflections.saveText(owner, planId, sent, caller.now);
      else if (standing) await this.reflections.rows.delete(owner, planId, caller.now);
    }
    if (standing !== null || sent) await this.marks.settle(caller, planId);
  }

  /** The plan is deleted, or there again. */
  settle(caller: SchoolCaller, planId: string): Promise<void> {
    return this.marks.settle(caller, planId);
  }
}
