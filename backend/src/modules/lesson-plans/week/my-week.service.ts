import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { ownerOf } from '../../../platform/records/records.js';
import { BroughtPlansRepository } from '../brought/brought-plans.repository.js';
import type { LessonPlan, LessonPlanContent } from '../domain/lesson-plan.js';
import { planningPartOf } from '../domain/plan-versions.js';
import { draftOf, type EarlierPlan, type PlannedDraft } from '../domain/plan-week.js';
import { SentPlans } from '../sent-plans.js';
import { standardKeys } from './due-of-week.js';
import { type LessonOfWeek, type ReadWeek, toldWeek } from './told-week.js';
import { WeekPlansRepository } from './week-plans.repository.js';
import { WeekReader } from './week-reader.js';

/** `made`: ids of the plans that were not there before. */
export type PreparedWeek = ReadWeek & Readonly<{ made: readonly string[] }>;

/** A teacher's own week: what is taught in it, what is planned of it, and what would be written. */
@Injectable()
export class MyWeek {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly weeks: WeekReader,
    private readonly plans: WeekPlansRepository,
    private readonly brought: BroughtPlansRepository,
    private readonly sent: SentPlans,
  ) {}

  /** Of the week that holds a day. */
  async read(caller: SchoolCaller, day: Day): Promise<ReadWeek> {
    const asked = await this.weeks.asked(caller, day);
    return this.database.tenantRead(caller.school.id, () => this.weeks.read(caller, asked));
  }

  /** Writes the plans that are missing, and moves those whose lesson has moved. Asked again, nothing happens. */
  async prepare(caller: SchoolCaller, day: Day): Promise<PreparedWeek> {
    const asked = await this.weeks.asked(caller, day);
    const owner = ownerOf(caller);
    return this.writes.write(caller, async () => {
      await this.plans.lock(owner);
      const [facts, written] = await Promise.all([
        this.weeks.factsOf(caller, asked),
        this.weeks.writtenIn(caller, asked.week),
      ]);
      const before = toldWeek(asked, facts, written);
      const promised = await this.sent.promised(caller, before.plans);
      const moved = before.lessons.flatMap(({ lesson, planId }) => {
        const plan = before.plans.find(({ id }) => id === planId);
        const stands = plan && plan.date === lesson.date && plan.startTime === lesson.startTime;
        // What was sent stays where it was sent for: whoever publishes a timetable is asked about it.
        const moves = plan?.slot && !promised.has(plan.id) && !(stands && plan.endTime === lesson.endTime);
        const { date, startTime, endTime } = lesson;
        return moves ? [{ id: plan.id, date, startTime, endTime }] : [];
      });
      await this.plans.move(owner, moved, caller.now);
      const made = await this.plans.add(owner, await this.draftsOf(caller, before), caller.now);
      const plans = await this.plans.list(owner, asked.week);
      return { ...toldWeek(asked, facts, { ...written, plans }), made };
    });
  }

  /** Of what was made, what nobody has opened nor sent is as if it had never been made. */
  async takeBack(caller: SchoolCaller, planIds: readonly string[]): Promise<void> {
    const owner = ownerOf(caller);
    await this.writes.write(caller, async () => {
      await this.plans.lock(owner);
      const promised = await this.sent.promised(
        caller,
        planIds.map((id) => ({ id, isSealed: false })),
      );
      const free = planIds.filter((id) => !promised.has(id));
      await this.plans.takeBack(owner, free, caller.now);
    });
  }

  async see(caller: SchoolCaller, planId: string): Promise<void> {
    await this.writes.write(caller, async () => {
      if (!(await this.plans.see(ownerOf(caller), planId))) throw new RecordNotFoundError('lesson plan');
    });
  }

  /** Until the current transaction ends nobody else decides what this person's weeks lack. */
  async lock(caller: SchoolCaller): Promise<void> {
    await this.plans.lock(ownerOf(caller));
  }

  /**
   * A lesson was put off, or was held after all: drafts of its set behind it that nobody has opened are about what comes
   * there now. What somebody has opened or sent stays. In the current transaction, under its lock.
   */
  async followLesson(caller: SchoolCaller, lesson: LessonPlan): Promise<void> {
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
    for (const [{ planId }, content] of await this.contentsOf(caller, read.week, lessons)) {
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

  private async draftsOf(caller: SchoolCaller, { lessons, week }: ReadWeek): Promise<PlannedDraft[]> {
    const missing = lessons.filter(
      ({ standing, planId, deletedPlanId }) =>
        standing === 'own' && planId === null && deletedPlanId === null,
    );
    const contents = await this.contentsOf(caller, week, missing);
    return contents.map(([{ slot, lesson }, content]) => ({
      slot,
      teachingSetId: lesson.teachingSetId,
      content,
      copiedFrom: null,
    }));
  }

  /** What would be written for lessons of a week. */
  private async contentsOf(
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
