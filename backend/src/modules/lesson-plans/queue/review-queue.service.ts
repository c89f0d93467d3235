import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { type WaitingRecord, WaitingRecords, whoActs } from '../../reviews/index.js';
import { AcademicYears, SchoolsService } from '../../schools/index.js';
import type { LessonPlanContent } from '../domain/lesson-plan.js';
import { type PlanningPart, planningPartOf } from '../domain/plan-versions.js';
import { keptFlags, type ReviewFlag } from '../domain/review-flags.js';
import { type SchoolPlan, SchoolPlansService } from '../school-plans/school-plans.service.js';
import { contentOf, PLAN_KIND, SentPlans, type VerifiersOfYear } from '../sending/sent-plans.js';

const HEAD = ['date', 'startTime', 'endTime', 'className', 'subject', 'topic', 'learningStandards'] as const;
type Head = Pick<LessonPlanContent, (typeof HEAD)[number]>;

/** A plan that waits for the caller's verdict, as a list tells it. */
export type WaitingPlan = Head &
  Readonly<{ id: string; version: number; authorId: string; authorName: string; week: Day; sentAt: number }> &
  Readonly<{ isLate: boolean; isAgain: boolean; flags: readonly ReviewFlag[] }>;

/** `total`: how many wait, where more do than are told. */
export type WaitingPlans = Readonly<{ plans: readonly WaitingPlan[]; total: number }>;

/** `before`: what was sent of it the time before; `thenName`: who verifies it after the caller. Null for none. */
export type QueuedPlan = SchoolPlan &
  Readonly<{ flags: readonly ReviewFlag[]; before: PlanningPart | null; thenName: string | null }>;

type Asked = WaitingRecord & Readonly<{ verifiers: ReturnType<VerifiersOfYear['of']> }>;

/** So many are told at once, and so many are looked through for them. */
const [MOST_TOLD, MOST_READ] = [500, 5000];

/** What waits for a supervisor's verdict: what was sent to them, in their step, today. */
@Injectable()
export class ReviewQueue {
  constructor(
    private readonly database: Database,
    private readonly waiting: WaitingRecords,
    private readonly sent: SentPlans,
    private readonly plans: SchoolPlansService,
    private readonly schools: SchoolsService,
    private readonly years: AcademicYears,
  ) {}

  /** By teacher, week and lesson. */
  list(caller: SchoolCaller): Promise<WaitingPlans> {
    return this.database.tenantRead(caller.school.id, async () => {
      const members = await this.schools.membersOf(caller.school.id);
      const names = new Map(members.map(({ userId, name }) => [userId, name]));
      const found = await this.waitingFor(caller, [...names.keys()], HEAD);
      const plans = found.map((each) => toWaiting(each, names.get(each.authorId) ?? '')).toSorted(byPlace);
      return { plans: plans.slice(0, MOST_TOLD), total: plans.length };
    });
  }

  /** Of one teacher, whole, with what was sent before. */
  ofTeacher(caller: SchoolCaller, authorId: string): Promise<QueuedPlan[]> {
    const { school } = caller;
    return this.database.tenantRead(school.id, async () => {
      const found = (await this.waitingFor(caller, [authorId], [])).slice(0, MOST_TOLD);
      const ids = found.map(({ recordId }) => recordId);
      const before = await this.waiting.before(school.id, PLAN_KIND, ids);
      const read = await this.plans.readable(caller, ids);
      const queued = found.flatMap((each) => {
        const plan = read.get(each.recordId);
        if (!plan) return [];
        const then = each.verifiers.find(({ step }) => step === each.verifiedSteps + 2);
        const earlier = before.get(each.recordId);
        return {
          ...{ ...plan, flags: keptFlags(each.flags), before: earlier ? partOf(earlier) : null },
          thenName: then ? (plan.names.get(whoActs(then)) ?? null) : null,
        };
      });
      return queued.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
    });
  }

  /** In the current transaction. */
  private async waitingFor(
    caller: SchoolCaller,
    authorIds: readonly string[],
    fields: readonly string[],
  ): Promise<Asked[]> {
    const { school, principal, now } = caller;
    const found: Asked[] = [];
    for (const year of await this.years.all(school.id)) {
      const verifiers = await this.sent.verifiersIn({ schoolId: school.id, now }, year);
      const supervised = verifiers.teachersOf(principal.userId, authorIds);
      if (supervised.length === 0) continue;
      const records = await this.waiting.of(school.id, {
        ...{ kind: PLAN_KIND, authorIds: supervised, steps: verifiers.steps, fields, limit: MOST_READ },
        ...{ from: year.firstDay, to: year.lastDay },
      });
      found.push(
        ...records
          .map((record) => ({ ...record, verifiers: verifiers.of(record.authorId, record.subjectId) }))
          .filter((each) => isTurnOf(principal.userId, each)),
      );
    }
    return found;
  }
}

function isTurnOf(personId: string, { verifiers, verifiedSteps }: Asked): boolean {
  return verifiers.some((each) => each.step === verifiedSteps + 1 && whoActs(each) === personId);
}

function toWaiting(
  { recordId, recordVersion, authorId, week, sentAt, isLate, isAgain, flags, content }: Asked,
  authorName: string,
): WaitingPlan {
  const head: Head = JSON.parse(content);
  return {
    ...{ ...head, id: recordId, version: recordVersion, authorId, authorName, week, sentAt, isLate, isAgain },
    flags: keptFlags(flags),
  };
}

const placeOf = ({ authorName, authorId, week, date, startTime }: WaitingPlan) =>
  [authorName, authorId, week, date, startTime].join('\n');

function byPlace(one: WaitingPlan, other: WaitingPlan): number {
  return placeOf(one).localeCompare(placeOf(other));
}

function momentOf({ standing }: QueuedPlan): string {
  const { date, startTime } = contentOf(standing);
  return `${date} ${startTime}`;
}

function partOf(json: string): PlanningPart {
  const content: PlanningPart = JSON.parse(json);
  return planningPartOf(content);
}
