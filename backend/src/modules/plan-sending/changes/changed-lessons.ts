import { Injectable, Logger } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { LessonsOfPlans } from '../../lesson-plans/index.js';
import { changeBetween, heldAt, toldOf } from '../domain/told-lesson.js';
import { type PromisedPlan, PromisedPlans } from '../sending/promised-plans.js';
import { type ChangedPlan, LessonNews } from './lesson-news.js';
import { ToldLessonsRepository } from './told-lessons.repository.js';

/** So many schools are looked at in one run; the next takes the others. */
const SCHOOLS_AT_ONCE = 500;

/** Whatever may be meant is looked at within these days; no session reaches beyond them. */
const [EARLIEST, LATEST] = ['2000-01-01', '2999-12-31'];

/** Tells once what the school has changed about lessons of plans that were sent: what was told last is compared with what is. */
@Injectable()
export class ChangedLessons {
  private readonly logger = new Logger(ChangedLessons.name);

  constructor(
    private readonly database: Database,
    private readonly repository: ToldLessonsRepository,
    private readonly promised: PromisedPlans,
    private readonly lessons: LessonsOfPlans,
    private readonly news: LessonNews,
  ) {}

  /** Run again it tells nothing twice; what was changed back before it ran is told to nobody. `schoolId`: of this school alone. */
  async tellAll(now: number, schoolId?: string): Promise<void> {
    const schools = await this.database.systemRead(() => this.repository.changedSchools(SCHOOLS_AT_ONCE));
    for (const id of schools.filter((each) => schoolId === undefined || each === schoolId))
      try {
        await this.database.tenantTransaction(id, () => this.tellSchool(id, now));
      } catch (err) {
        this.logger.error({ err, schoolId: id }, 'The school cannot be told; the next run tries again.');
      }
  }

  private async tellSchool(schoolId: string, now: number): Promise<void> {
    const changes = await this.repository.takeChanges(schoolId);
    const [first] = changes;
    if (!first) return;
    const isChanged = (day: Day) =>
      changes.some(({ from, to }) => (from ?? EARLIEST) <= day && day <= (to ?? LATEST));
    const from = changes.map((each) => each.from ?? EARLIEST).toSorted()[0] ?? EARLIEST;
    const to =
      changes
        .map((each) => each.to ?? LATEST)
        .toSorted()
        .at(-1) ?? LATEST;
    const sent = await this.promised.onDays({ schoolId }, { from, to });
    const plans = sent.filter(({ date }) => isChanged(date));
    await this.news.tell(schoolId, await this.changedAmong(schoolId, plans, now), { id: first.id, now });
  }

  private async changedAmong(
    schoolId: string,
    plans: readonly PromisedPlan[],
    now: number,
  ): Promise<ChangedPlan[]> {
    const lessons = await this.lessons.of({ schoolId, now }, plans);
    const before = await this.repository.toldOf(
      schoolId,
      plans.map(({ id }) => id),
    );
    const changed = plans.flatMap((plan) => {
      const lesson = lessons.get(plan.id);
      if (lesson === undefined) return [];
      const asSent = heldAt(plan.date, plan.startTime, plan.endTime);
      const told = toldOf(lesson);
      const change = changeBetween(before.get(plan.id) ?? asSent, told);
      return change ? [{ plan, told, change, lesson }] : [];
    });
    await this.repository.keep(
      schoolId,
      changed.map(({ plan, told }) => ({ planId: plan.id, told })),
    );
    return changed;
  }
}
