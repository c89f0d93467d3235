import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { malayLongDate } from '../../../platform/calendar/malay-date.js';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { Notifications } from '../../notifications/index.js';
import { Sendings, type Standing } from '../../reviews/index.js';
import { SchoolsService } from '../../schools/index.js';
import { type LeaningPromise, PromiseSource, type PromiseTime } from '../../timetable/index.js';
import { LessonPlansRepository } from '../lesson-plans.repository.js';
import { timesOf } from '../papers/plan-sheets.js';
import { WeekPlansRepository } from '../week/week-plans.repository.js';
import { type PromisedPlan, PromisedPlansRepository } from './promised-plans.repository.js';
import { SentPlans } from './sent-plans.js';

const REASON = 'Jadual waktu baharu';

/** A plan that was sent or verified is promised for its lesson: whoever publishes another timetable says what becomes of it. */
@Injectable()
export class PromisedLessons extends PromiseSource {
  readonly kind = 'sent_plan';
  readonly answers = ['keep', 'move', 'release'] as const;

  constructor(
    private readonly promised: PromisedPlansRepository,
    private readonly plans: LessonPlansRepository,
    private readonly weekPlans: WeekPlansRepository,
    private readonly sent: SentPlans,
    private readonly sendings: Sendings,
    private readonly schools: SchoolsService,
    private readonly notifications: Notifications,
    private readonly clock: BusinessClock,
  ) {
    super();
  }

  override async leaning(
    owner: SchoolOwner,
    days: Readonly<{ from: Day; to: Day }>,
  ): Promise<readonly LeaningPromise[]> {
    const plans = await this.promised.ofDays(owner, days);
    const standings = await this.standings(owner, plans);
    return plans
      .filter(({ id }) => isPromised(standings.get(id)))
      .map(({ id, date: day, startTime: from, endTime: to, slot: { teachingSetId, week, number } }) => ({
        ...{ id, day, from, to, teachingSetId, week, number },
      }));
  }

  async wordsOf(owner: SchoolOwner, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const plans = await this.promised.list(owner, ids);
    const standings = await this.standings(owner, plans);
    const members = await this.schools.membersOf(owner.schoolId);
    return new Map(
      plans.map((plan) => {
        const who = members.find(({ userId }) => userId === plan.authorId)?.name ?? '';
        const state = standings.get(plan.id)?.seal ? 'disahkan' : 'dihantar';
        const of = [who, plan.subject, plan.className].filter(Boolean).join(' · ');
        return [plan.id, `RPH ${state}: ${of}, ${malayLongDate(plan.date)}, ${timesOf(plan)}`];
      }),
    );
  }

  /** What was sent stays as it was; its author sends it again as it stands by now. */
  async moved(owner: SchoolOwner, id: string, { day, from, to }: PromiseTime): Promise<void> {
    await this.change(owner, id, 'berpindah dengan jadual baharu. Semak dan hantar semula.', async (plan) => {
      await this.unseal(owner, plan);
      const author = { ...owner, userId: plan.authorId };
      const place = { id, date: day, startTime: from, endTime: to };
      await this.weekPlans.move(author, [place], this.clock.now());
    });
  }

  /** A draft again, which goes with its lesson wherever that is; what was verified is amended. */
  async released(owner: SchoolOwner, id: string): Promise<void> {
    await this.change(
      owner,
      id,
      'menjadi draf kerana jadual baharu. Hantar semula.',
      async (plan, standing) => {
        await this.unseal(owner, plan);
        if (standing && standing.seal === null)
          await this.sendings.release(owner.schoolId, standing.sent.id, this.clock.now());
      },
    );
  }

  private async change(
    owner: SchoolOwner,
    id: string,
    words: string,
    act: (plan: PromisedPlan, standing: Standing | undefined) => Promise<void>,
  ): Promise<void> {
    const [plan] = await this.promised.list(owner, [id]);
    if (!plan) return;
    await this.sendings.hold(owner.schoolId, plan.authorId);
    await act(plan, (await this.standings(owner, [plan])).get(id));
    const of = [plan.subject, plan.className].filter(Boolean).join(' ');
    await this.notifications.notify(
      {
        ...{ schoolId: owner.schoolId, recipients: { userIds: [plan.authorId] }, kind: 'teaching' },
        ...{ type: 'warning', dedupeKey: `timetable:${id}:${plan.date}:${plan.startTime}` },
        ...{ link: `/bina-rph?id=${id}`, title: 'Jadual waktu baharu' },
        message: `RPH ${of}, ${malayLongDate(plan.date)}, ${words}`,
      },
      this.clock.now(),
    );
  }

  private async unseal(owner: SchoolOwner, { id, authorId }: PromisedPlan): Promise<void> {
    const author = { ...owner, userId: authorId };
    const plan = await this.plans.rows.find(author, id);
    const seal = (await this.standings(owner, [{ id }])).get(id)?.seal;
    if (!plan?.isSealed || !seal) return;
    const now = this.clock.now();
    await this.sendings.amend(owner.schoolId, {
      ...{ id: randomUUID(), submittedId: seal.submittedId, reason: REASON, begunBy: authorId, begunAt: now },
    });
    await this.plans.setSealed(author, [id], false, now);
  }

  private standings({ schoolId }: SchoolOwner, plans: readonly Pick<PromisedPlan, 'id'>[]) {
    return this.sent.standings(
      { schoolId, now: this.clock.now() },
      plans.map(({ id }) => id),
      { steps: 1, seenBy: 'verifier' },
    );
  }
}

/** What was returned is its author's again. */
function isPromised(standing: Standing | undefined): boolean {
  return standing !== undefined && standing.state !== 'returned';
}
