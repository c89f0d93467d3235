import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { ownerOf } from '../../../platform/records/records.js';
import type { LessonPlan } from '../domain/lesson-plan.js';
import { planningPartOf } from '../domain/plan-versions.js';
import { SentPlans } from '../sent-plans.js';
import { DraftWords } from './draft-words.js';
import { WeekPlansRepository } from './week-plans.repository.js';
import { WeekReader } from './week-reader.js';

/** Drafts of a set behind a lesson of it. */
@Injectable()
export class DraftsBehind {
  constructor(
    private readonly weeks: WeekReader,
    private readonly plans: WeekPlansRepository,
    private readonly words: DraftWords,
    private readonly sent: SentPlans,
  ) {}

  /** Until the current transaction ends nobody else decides what this person's weeks lack. */
  async lock(caller: SchoolCaller): Promise<void> {
    await this.plans.lock(ownerOf(caller));
  }

  /**
   * A lesson was put off, or was held after all: drafts of its set behind it that nobody has opened are about what comes
   * there now. What somebody has opened or sent stays. In the current transaction, under its lock.
   */
  async follow(caller: SchoolCaller, lesson: LessonPlan): Promise<void> {
    const behind = await this.plans.unopenedBehind(ownerOf(caller), lesson);
    const promised = await this.sent.promised(caller, behind);
    const drafts = behind.filter(({ id }) => !promised.has(id));
    const ids = new Set(drafts.map(({ id }) => id));
    for (const week of new Set(drafts.flatMap(({ slot }) => slot?.week ?? [])))
      await this.rewrite(caller, week, ids);
  }

  private async rewrite(caller: SchoolCaller, week: Day, ids: ReadonlySet<string>): Promise<void> {
    const read = await this.weeks.read(caller, await this.weeks.asked(caller, week), ids);
    const lessons = read.lessons.filter(({ planId }) => planId !== null && ids.has(planId));
    for (const [{ planId }, content] of await this.words.of(caller, read.week, lessons)) {
      const plan = read.plans.find(({ id }) => id === planId);
      if (plan && !isDeepStrictEqual(planningPartOf(plan), planningPartOf(content)))
        await this.plans.overwrite(
          ownerOf(caller),
          plan.id,
          { content: planningPartOf(content), isUnseen: true, copiedFrom: null },
          caller.now,
        );
    }
  }
}
