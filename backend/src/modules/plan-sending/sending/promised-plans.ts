import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { type PlanOfLesson, PlansOfSchool, SentPlans } from '../../lesson-plans/index.js';
import { Sendings, type Standing } from '../../reviews/index.js';
import type { PromiseTime } from '../../timetable/index.js';

/** `standing` null: never sent. */
export type PromisedPlan = PlanOfLesson & Readonly<{ standing: Standing | null }>;

const REASON = 'Jadual waktu baharu';

/** Plans that were sent for lessons, and what a new timetable does to them in their author's place. In the current transaction. */
@Injectable()
export class PromisedPlans {
  constructor(
    private readonly plans: PlansOfSchool,
    private readonly sent: SentPlans,
    private readonly sendings: Sendings,
    private readonly clock: BusinessClock,
  ) {}

  /** What was returned is its author's again. */
  async onDays(owner: SchoolOwner, days: Readonly<{ from: Day; to: Day }>): Promise<PromisedPlan[]> {
    const plans = await this.withStandings(owner, await this.plans.onDays(owner, days));
    return plans.filter(({ standing }) => standing !== null && standing.state !== 'returned');
  }

  /** Sent or not. */
  async among(owner: SchoolOwner, ids: readonly string[]): Promise<PromisedPlan[]> {
    return this.withStandings(owner, await this.plans.among(owner, ids));
  }

  /** As it stands once nobody else sends or judges what its author wrote. */
  async hold(owner: SchoolOwner, id: string): Promise<PromisedPlan | undefined> {
    const [plan] = await this.plans.among(owner, [id]);
    if (!plan) return undefined;
    await this.sendings.hold(owner.schoolId, plan.authorId);
    return (await this.among(owner, [id]))[0];
  }

  /** Until the current transaction ends nobody else sends or judges what they wrote. */
  holdAuthor(schoolId: string, authorId: string): Promise<void> {
    return this.sendings.hold(schoolId, authorId);
  }

  /** Of what waits for a verdict. False where one was read, or has a verdict that can still be taken back. */
  async withdrawUnread(schoolId: string, plans: readonly PromisedPlan[]): Promise<boolean> {
    const waiting = plans.flatMap(({ standing }) =>
      standing && standing.state !== 'returned' && standing.seal === null ? [standing] : [],
    );
    if (waiting.some(({ sent, verdicts }) => sent.readAt !== null || verdicts.length > 0)) return false;
    const ids = waiting.map(({ sent }) => sent.id);
    return (await this.sendings.withdraw(schoolId, ids, this.clock.now())) === ids.length;
  }

  /** What was sent stays as it was; its author sends it again as it stands by now. */
  async move(owner: SchoolOwner, plan: PromisedPlan, { day, from, to }: PromiseTime): Promise<void> {
    await this.unseal(owner, plan);
    const place = { id: plan.id, date: day, startTime: from, endTime: to };
    await this.plans.move({ ...owner, userId: plan.authorId }, [place], this.clock.now());
  }

  /** A draft again, which goes with its lesson wherever that is; what was verified is amended. */
  async release(owner: SchoolOwner, plan: PromisedPlan): Promise<void> {
    await this.unseal(owner, plan);
    const { standing } = plan;
    if (standing && standing.seal === null)
      await this.sendings.release(owner.schoolId, standing.sent.id, this.clock.now());
  }

  private async unseal(
    owner: SchoolOwner,
    { id, authorId, isSealed, standing }: PromisedPlan,
  ): Promise<void> {
    if (!isSealed || !standing?.seal) return;
    const now = this.clock.now();
    const { submittedId } = standing.seal;
    await this.sendings.amend(owner.schoolId, {
      ...{ id: randomUUID(), submittedId, reason: REASON, begunBy: authorId, begunAt: now },
    });
    await this.plans.setSealed({ ...owner, userId: authorId }, [id], false, now);
  }

  private async withStandings(
    { schoolId }: SchoolOwner,
    plans: readonly PlanOfLesson[],
  ): Promise<PromisedPlan[]> {
    const ids = plans.map(({ id }) => id);
    const as = { steps: 1, seenBy: 'verifier' } as const;
    const standings = await this.sent.standings({ schoolId, now: this.clock.now() }, ids, as);
    return plans.map((plan) => ({ ...plan, standing: standings.get(plan.id) ?? null }));
  }
}
