import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { BillingService } from '../../billing/index.js';
import { assessSubscription } from '../domain/assess-subscription.js';
import { mayCancel, mayWithdrawCancellation } from '../domain/cancellation.js';
import { extensionRefusal } from '../domain/extension.js';
import type { Cancellation, IntervalFact } from '../domain/fact.js';
import { type Interval, openIntervals } from '../domain/intervals.js';
import {
  CancellationNotPossibleError,
  ExtensionRefusedError,
  NoOpenIntervalError,
  PlanUnknownError,
  WithdrawalNotPossibleError,
} from '../subscription.errors.js';
import { Assessments } from './assessments.js';
import type { SchoolFact } from './stored-fact.js';

/** Who does it and why: kept with the fact for good. */
export type ByHand = Readonly<{ actor: string; reason: string }>;
/** Half-open, epoch milliseconds. Without `from` it begins at once; `until` null: until it is ended. */
export type IntervalOrder = ByHand & Readonly<{ from?: number; until: number | null }>;
/** `seenEnd`: the end of grace that it counts from, epoch milliseconds; null where that is not said. */
export type ExtensionOrder = ByHand & Readonly<{ days: number; seenEnd: number | null }>;
/** One that runs or is to come; `until` infinite where no end is known. */
export type OpenInterval = Interval & Readonly<{ kind: IntervalKind }>;
type IntervalKind = IntervalFact['kind'];

const INTERVAL_KINDS = ['suspension', 'enforcement-off'] as const satisfies readonly IntervalKind[];

/**
 * What people decide about a school's subscription. Each is a fact, made at `now` (business clock), with everything
 * that follows from it; joins the current system transaction, so that an audit row commits with it.
 */
@Injectable()
export class Interventions {
  constructor(
    private readonly database: Database,
    private readonly assessments: Assessments,
    private readonly billing: BillingService,
  ) {}

  /** Moves the end of grace, and what follows it, by so many days; never E. `seenEnd`: where it is thought to be. */
  grantExtension(schoolId: string, { days, seenEnd, ...by }: ExtensionOrder, now: number): Promise<void> {
    return this.database.systemTransaction(async () => {
      const { facts, policies } = await this.assessments.gatherLocked(schoolId);
      const refusal = extensionRefusal(assessSubscription(facts, policies, now), seenEnd, now);
      if (refusal !== null) throw new ExtensionRefusedError(refusal);
      const extension = { kind: 'extension', id: randomUUID(), at: now, days, by: by.actor, ...by } as const;
      await this.assessments.add(schoolId, extension, now);
    });
  }

  /** Locks the school whatever it has paid. */
  suspend(schoolId: string, order: IntervalOrder, now: number): Promise<void> {
    return this.open('suspension', schoolId, order, now);
  }

  endSuspension(schoolId: string, by: ByHand, now: number): Promise<void> {
    return this.close('suspension', schoolId, by, now);
  }

  /** Opens everything whatever is owed. */
  switchEnforcementOff(schoolId: string, order: IntervalOrder, now: number): Promise<void> {
    return this.open('enforcement-off', schoolId, order, now);
  }

  switchEnforcementOn(schoolId: string, by: ByHand, now: number): Promise<void> {
    return this.close('enforcement-off', schoolId, by, now);
  }

  openIntervals(schoolId: string, now: number): Promise<OpenInterval[]> {
    return this.database.systemTransaction(async () => {
      const { facts } = await this.assessments.gather(schoolId);
      return INTERVAL_KINDS.flatMap((kind) =>
        openIntervals(facts, kind, now).map(({ from, until }) => ({ kind, from, until })),
      );
    });
  }

  cancel(schoolId: string, { mode, ...by }: ByHand & Pick<Cancellation, 'mode'>, now: number): Promise<void> {
    return this.database.systemTransaction(async () => {
      const { facts } = await this.assessments.gatherLocked(schoolId);
      if (!mayCancel(facts, mode, now)) throw new CancellationNotPossibleError();
      await this.assessments.add(
        schoolId,
        { kind: 'cancellation', id: randomUUID(), at: now, mode, ...by },
        now,
      );
    });
  }

  /** Takes back a cancellation at the end of the term, while that end has not come. */
  withdrawCancellation(schoolId: string, by: ByHand, now: number): Promise<void> {
    return this.database.systemTransaction(async () => {
      const { facts } = await this.assessments.gatherLocked(schoolId);
      if (!mayWithdrawCancellation(facts, now)) throw new WithdrawalNotPossibleError();
      await this.assessments.add(
        schoolId,
        { kind: 'cancellation-withdrawn', id: randomUUID(), at: now, ...by },
        now,
      );
    });
  }

  /** The plan of the next term, which the next renewal is billed for: a smaller one is a downgrade at that term. */
  choosePlan(
    schoolId: string,
    { planCode, ...by }: ByHand & { planCode: string },
    now: number,
  ): Promise<void> {
    return this.database.systemTransaction(async () => {
      const plans = await this.billing.plansAt(now);
      if (!plans.some(({ code }) => code === planCode)) throw new PlanUnknownError(planCode);
      await this.assessments.add(
        schoolId,
        { kind: 'plan-choice', id: randomUUID(), at: now, planCode, ...by },
        now,
      );
    });
  }

  private open(
    kind: IntervalKind,
    schoolId: string,
    { from, until, ...by }: IntervalOrder,
    now: number,
  ): Promise<void> {
    return this.add(schoolId, { kind, id: randomUUID(), from: from ?? now, until, ...by }, now);
  }

  /** Ends every interval that runs, and calls off those to come. */
  private close(kind: IntervalKind, schoolId: string, by: ByHand, now: number): Promise<void> {
    return this.database.systemTransaction(async () => {
      const { facts } = await this.assessments.gatherLocked(schoolId);
      const running = openIntervals(facts, kind, now);
      if (running.length === 0) throw new NoOpenIntervalError(kind);
      for (const { id, from } of running) {
        const until = Math.max(now, from);
        await this.assessments.add(schoolId, { kind, id, from, until, ...by }, now);
      }
    });
  }

  private add(schoolId: string, fact: SchoolFact, now: number): Promise<void> {
    return this.database.systemTransaction(() => this.assessments.add(schoolId, fact, now));
  }
}
