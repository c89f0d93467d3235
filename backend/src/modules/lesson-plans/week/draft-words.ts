import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { ownerOf } from '../../../platform/records/records.js';
import { BroughtPlansRepository } from '../brought/brought-plans.repository.js';
import type { LessonPlanContent } from '../domain/lesson-plan.js';
import { draftOf, type EarlierPlan } from '../domain/plan-week.js';
import { standardKeys } from './due-of-week.js';
import type { LessonOfWeek } from './told-week.js';
import { WeekPlansRepository } from './week-plans.repository.js';

/** What would be written for lessons of a week, after the yearly plan and what their teacher wrote before, here or elsewhere. */
@Injectable()
export class DraftWords {
  constructor(
    private readonly plans: WeekPlansRepository,
    private readonly brought: BroughtPlansRepository,
  ) {}

  /** With each lesson. In the current transaction. */
  async of(
    caller: SchoolCaller,
    week: Day,
    lessons: readonly LessonOfWeek[],
  ): Promise<(readonly [LessonOfWeek, LessonPlanContent])[]> {
    if (lessons.length === 0) return [];
    const subjects = [...new Set(lessons.map(({ lesson }) => lesson.subject))];
    const owner = ownerOf(caller);
    const [own, brought] = await Promise.all([
      this.plans.earlier(owner, subjects, week),
      this.brought.ofSubjects(owner, subjects),
    ]);
    const earlier = [...own, ...brought.map((plan) => ({ ...plan, teachingSetId: null }))].map(
      (plan): EarlierPlan => ({ ...plan, keys: standardKeys(plan.learningStandards) }),
    );
    return lessons.map((each) => [each, draftOf(each.lesson, each.outline, earlier)]);
  }
}
