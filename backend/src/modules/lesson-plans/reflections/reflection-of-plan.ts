import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { ownerOf } from '../../../platform/records/records.js';
import { isEmptyReflection, textSentWithPlan } from '../domain/reflection.js';
import { LessonMarks } from './lesson-marks.js';
import { ReflectionsRepository } from './reflections.repository.js';

/** What a change of a plan means for what is noted of it. In the current transaction of a write. */
@Injectable()
export class ReflectionOfPlan {
  constructor(
    private readonly reflections: ReflectionsRepository,
    private readonly marks: LessonMarks,
  ) {}

  /** Yesterday's page sends the reflection as a text of the plan. `planReadAt`: when the version that it knows was written. */
  async follow(
    caller: SchoolCaller,
    planId: string,
    sent: string | undefined,
    planReadAt: number,
  ): Promise<void> {
    const owner = ownerOf(caller);
    const standing = await this.reflections.find(owner, planId);
    const text = sent === undefined ? null : textSentWithPlan(sent, standing, planReadAt);
    if (standing && text !== null && isEmptyReflection({ ...standing, text }))
      await this.reflections.rows.delete(owner, planId, caller.now);
    else if (text !== null) await this.reflections.saveText(owner, planId, text, caller.now);
    if (sent !== undefined && standing !== null && text === null)
      await this.reflections.copyToPlan(owner, planId);
    if (standing !== null || text !== null) await this.marks.settle(caller, planId);
  }

  /** The plan is deleted, or there again. */
  settle(caller: SchoolCaller, planId: string): Promise<void> {
    return this.marks.settle(caller, planId);
  }
}
