import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { malayDate, malayLongDate } from '../../../platform/calendar/malay-date.js';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { LessonsOfPlans, PLAN_KIND, PlansOfSchool, planningPartIn } from '../../lesson-plans/index.js';
import { type LessonPlan, planningPartOf, timesOf } from '../../lesson-plans/rules/index.js';
import { isIn, type Sealable, type SealedRecord, SentKind } from '../../reviews/index.js';
import type { AcademicYear } from '../../schools/index.js';

/** What is sealed of a lesson plan: what is planned. What happened is noted beside it, before and after. */
@Injectable()
export class SealedPlans extends SentKind {
  readonly kind = PLAN_KIND;
  readonly recordNoun = 'lesson plan';
  readonly noun = 'RPH';
  readonly sealedPart = 'Bahagian perancangan';
  readonly path = '/rph';

  constructor(
    private readonly plans: PlansOfSchool,
    private readonly lessons: LessonsOfPlans,
    private readonly database: Database,
    private readonly clock: BusinessClock,
  ) {
    super();
  }

  yearOf(sent: string, years: readonly AcademicYear[]): AcademicYear | undefined {
    const { date } = planningPartIn(sent);
    return years.find((year) => isIn(date, year));
  }

  contentOf(sent: string): Sealable {
    return { ...planningPartIn(sent) };
  }

  wordsOf(sealed: Sealable): string {
    const plan = planningPartIn(JSON.stringify(sealed));
    const when = `${malayLongDate(plan.date)}, ${timesOf(plan)}`;
    return [plan.subject, plan.className, when].filter(Boolean).join(' · ');
  }

  override async becameOf(
    { schoolId }: SchoolOwner,
    { recordId: id, authorId }: Omit<SealedRecord, 'content'>,
  ): Promise<string | null> {
    const asking = { schoolId, now: this.clock.now() };
    const lessons = await this.database.tenantRead(schoolId, () =>
      this.lessons.of(asking, [{ id, authorId }]),
    );
    const lesson = lessons.get(id);
    if (lesson?.fate.kind === 'stopped') return `Tidak diadakan pada ${malayDate(lesson.day)}`;
    return lesson?.isMoved ? `Diadakan pada ${malayDate(lesson.day)}` : null;
  }

  /** Unless their author has written on since they were sent: that goes on, and is sent again. */
  async sealed({ schoolId }: SchoolOwner, records: readonly SealedRecord[]): Promise<void> {
    for (const [userId, own] of Map.groupBy(records, ({ authorId }) => authorId)) {
      const owner = { schoolId, userId };
      const plans = await this.plans.findAll(
        owner,
        own.map(({ recordId }) => recordId),
      );
      const asSent = plans.filter((plan) => own.some((record) => isAsSent(plan, record)));
      const ids = asSent.map(({ id }) => id);
      await this.plans.setSealed(owner, ids, true, this.clock.now());
    }
  }
}

function isAsSent(plan: LessonPlan, { recordId, content }: SealedRecord): boolean {
  return plan.id === recordId && isDeepStrictEqual(planningPartOf(plan), planningPartIn(content));
}
