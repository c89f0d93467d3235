import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { ownerOf } from '../../../platform/records/records.js';
import { PupilCountsService } from '../../pupils/index.js';
import type { LessonPlan } from '../domain/lesson-plan.js';
import { LessonPlansRepository } from '../lesson-plans.repository.js';

/** `pupils`: of its set on its day; null where nobody knows. */
type KnownLesson = Readonly<{ lesson: LessonPlan; pupils: number | null }>;

/** The lesson of which something is noted. In the current transaction. */
@Injectable()
export class LessonOfReflection {
  constructor(
    private readonly plans: LessonPlansRepository,
    private readonly pupils: PupilCountsService,
  ) {}

  /** Null where the caller has no such plan. */
  async of(caller: SchoolCaller, planId: string): Promise<KnownLesson | null> {
    const lesson = await this.plans.rows.find(ownerOf(caller), planId);
    if (!lesson || lesson.deletedAt !== null) return null;
    if (lesson.teachingSetId === null) return { lesson, pupils: null };
    const counts = await this.pupils.ofOwnSets(caller, lesson.date);
    return { lesson, pupils: counts.get(lesson.teachingSetId) ?? null };
  }
}
