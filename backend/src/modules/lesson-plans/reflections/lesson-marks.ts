import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { ownerOf } from '../../../platform/records/records.js';
import { TaughtStandardsService } from '../../yearly-plans/index.js';
import type { LessonPlan } from '../domain/lesson-plan.js';
import { LessonPlansRepository } from '../lesson-plans.repository.js';
import { LessonsOfPlans } from '../lessons/lessons-of-plans.js';
import { PlansOfSchool } from '../plans-of-school.js';
import { ReflectionsRepository } from './reflections.repository.js';

/**
 * What was taught is told by lessons that are reflected upon, so that no teacher marks the yearly plan a second time by
 * hand. A lesson that was put off takes back only what it marked itself: what somebody marked by hand, or another lesson
 * taught, stays taught. In the current transaction of a write.
 */
@Injectable()
export class LessonMarks {
  constructor(
    private readonly reflections: ReflectionsRepository,
    private readonly plans: LessonPlansRepository,
    private readonly taught: TaughtStandardsService,
    private readonly places: PlansOfSchool,
    private readonly lessons: LessonsOfPlans,
  ) {}

  /** Brings the marks of a plan in step with what is noted of it now. */
  async settle(caller: SchoolCaller, planId: string): Promise<void> {
    const owner = ownerOf(caller);
    const before = await this.reflections.marked(owner, planId);
    if (before) {
      await this.taught.unmarkLesson(caller, before);
      await this.reflections.saveMarked(owner, planId, null);
    }
    const plan = await this.plans.rows.find(owner, planId);
    const reflection = await this.reflections.find(owner, planId);
    if (plan && plan.deletedAt === null && reflection?.status === 'taught') await this.mark(caller, plan);
    if (before)
      for (const other of await this.reflections.taughtOf(owner, before.teachingSetId))
        await this.mark(caller, other);
  }

  private async mark(caller: SchoolCaller, plan: LessonPlan) {
    const { id, teachingSetId, learningStandards } = plan;
    if (teachingSetId === null || learningStandards.length === 0) return;
    const taughtOn = await this.dayOf(caller, plan);
    const lesson = { teachingSetId, standards: learningStandards, taughtOn };
    const standards = await this.taught.markLesson(caller, lesson);
    if (standards.length === 0) return;
    const owner = ownerOf(caller);
    const own = (await this.reflections.marked(owner, id))?.standards ?? [];
    await this.reflections.saveMarked(owner, id, { ...lesson, standards: [...own, ...standards] });
  }

  /** The day that was sealed stays in a plan whose lesson is another by choice. */
  private async dayOf(caller: SchoolCaller, { id, date, isSealed }: LessonPlan): Promise<Day> {
    const { schoolId, userId: authorId } = ownerOf(caller);
    const [place] = isSealed ? await this.places.placesOf({ schoolId }, [id]) : [];
    if (!place?.isMoved) return date;
    const lessons = await this.lessons.of({ schoolId, now: caller.now }, [{ id, authorId }]);
    return lessons.get(id)?.day ?? date;
  }
}
