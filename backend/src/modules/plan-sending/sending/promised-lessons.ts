import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { malayLongDate } from '../../../platform/calendar/malay-date.js';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { timesOf } from '../../lesson-plans/rules/index.js';
import { Notifications } from '../../notifications/index.js';
import { type AcademicYear, SchoolsService } from '../../schools/index.js';
import { type LostPromise, PromiseSource, type PromiseTime } from '../../timetable/index.js';
import { LostPlans } from './lost-plans.js';
import { type PromisedPlan, PromisedPlans } from './promised-plans.js';

/** A plan that was sent or verified is promised for its lesson: whoever publishes another timetable says what becomes of it. */
@Injectable()
export class PromisedLessons extends PromiseSource {
  readonly kind = 'sent_plan';
  readonly answers = ['keep', 'move', 'release'] as const;

  constructor(
    private readonly promised: PromisedPlans,
    private readonly lostPlans: LostPlans,
    private readonly schools: SchoolsService,
    private readonly notifications: Notifications,
    private readonly clock: BusinessClock,
  ) {
    super();
  }

  override lost(
    owner: SchoolOwner,
    year: AcademicYear,
    days: Readonly<{ from: Day; to: Day }>,
  ): Promise<readonly LostPromise[]> {
    return this.lostPlans.of(owner, year, days);
  }

  async wordsOf(owner: SchoolOwner, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const plans = await this.promised.among(owner, ids);
    const members = await this.schools.membersOf(owner.schoolId);
    return new Map(
      plans.map((plan) => {
        const who = members.find(({ userId }) => userId === plan.authorId)?.name ?? '';
        const state = plan.standing?.seal ? 'disahkan' : 'dihantar';
        const of = [who, plan.subject, plan.className].filter(Boolean).join(' · ');
        return [plan.id, `RPH ${state}: ${of}, ${malayLongDate(plan.date)}, ${timesOf(plan)}`];
      }),
    );
  }

  async moved(owner: SchoolOwner, id: string, time: PromiseTime): Promise<void> {
    const plan = await this.promised.hold(owner, id);
    if (!plan) return;
    await this.promised.move(owner, plan, time);
    await this.tell(owner, plan, 'berpindah dengan jadual baharu. Semak dan hantar semula.');
  }

  async released(owner: SchoolOwner, id: string): Promise<void> {
    const plan = await this.promised.hold(owner, id);
    if (!plan) return;
    await this.promised.release(owner, plan);
    await this.tell(owner, plan, 'menjadi draf kerana jadual baharu. Hantar semula.');
  }

  private async tell({ schoolId }: SchoolOwner, plan: PromisedPlan, words: string): Promise<void> {
    const { id, authorId, subject, className, date, startTime } = plan;
    const of = [subject, className].filter(Boolean).join(' ');
    await this.notifications.notify(
      {
        ...{ schoolId, recipients: { userIds: [authorId] }, kind: 'teaching' },
        ...{ type: 'warning', dedupeKey: `timetable:${id}:${date}:${startTime}` },
        ...{ link: `/bina-rph?id=${id}`, title: 'Jadual waktu baharu' },
        message: `RPH ${of}, ${malayLongDate(date)}, ${words}`,
      },
      this.clock.now(),
    );
  }
}
