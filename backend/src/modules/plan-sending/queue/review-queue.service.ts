import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { contentOf, PLAN_KIND, planningPartIn } from '../../lesson-plans/index.js';
import type { LessonPlanContent, PlanningPart } from '../../lesson-plans/rules/index.js';
import { WaitingFor, type WaitingRecord, WaitingRecords } from '../../reviews/index.js';
import { SchoolsService } from '../../schools/index.js';
import { type Noted, notedIn } from '../domain/review-flags.js';
import { type SchoolPlan, SchoolPlansService } from '../school-plans/school-plans.service.js';

const HEAD = ['date', 'startTime', 'endTime', 'className', 'subject', 'topic', 'learningStandards'] as const;
type Head = Pick<LessonPlanContent, (typeof HEAD)[number]>;

/** A plan that waits for the caller's verdict, as a list tells it. */
export type WaitingPlan = Head &
  Readonly<{ id: string; version: number; authorId: string; authorName: string; week: Day; sentAt: number }> &
  Noted &
  Readonly<{ isLate: boolean; isAgain: boolean }> &
  Pick<SchoolPlan, 'lesson'>;

/** `total`: how many wait, where more do than are told. */
export type WaitingPlans = Readonly<{ plans: readonly WaitingPlan[]; total: number }>;

/** `before`: what was sent of it the time before; null for none. */
export type QueuedPlan = SchoolPlan & Noted & Readonly<{ before: PlanningPart | null }>;

/** So many are told at once. */
const MOST_TOLD = 500;

/** What waits for a supervisor's verdict: what was sent to them, in their step, today. */
@Injectable()
export class ReviewQueue {
  constructor(
    private readonly database: Database,
    private readonly waitingFor: WaitingFor,
    private readonly waiting: WaitingRecords,
    private readonly plans: SchoolPlansService,
    private readonly schools: SchoolsService,
  ) {}

  /** By teacher, week and lesson. */
  list(caller: SchoolCaller): Promise<WaitingPlans> {
    return this.database.tenantRead(caller.school.id, async () => {
      const members = await this.schools.membersOf(caller.school.id);
      const names = new Map(members.map(({ userId, name }) => [userId, name]));
      const found = await this.waitingFor.caller(caller, {
        ...{ kind: PLAN_KIND, authorIds: [...names.keys()], fields: HEAD },
      });
      const waiting = found.map((each) => toWaiting(each, names.get(each.authorId) ?? '')).toSorted(byPlace);
      const told = waiting.slice(0, MOST_TOLD);
      const lessons = await this.plans.lessonsOf(caller, told);
      const plans = told.map((plan) => ({ ...plan, lesson: lessons.get(plan.id) }));
      return { plans, total: waiting.length };
    });
  }

  /** Of one teacher, whole, with what was sent before. */
  ofTeacher(caller: SchoolCaller, authorId: string): Promise<QueuedPlan[]> {
    const { school } = caller;
    return this.database.tenantRead(school.id, async () => {
      const found = (
        await this.waitingFor.caller(caller, { kind: PLAN_KIND, authorIds: [authorId], fields: [] })
      ).slice(0, MOST_TOLD);
      const ids = found.map(({ recordId }) => recordId);
      const before = await this.waiting.before(school.id, PLAN_KIND, ids);
      const read = await this.plans.readable(caller, ids);
      const queued = found.flatMap((each) => {
        const plan = read.get(each.recordId);
        if (!plan) return [];
        const earlier = before.get(each.recordId);
        return { ...plan, ...notedIn(each.flags), before: earlier ? planningPartIn(earlier) : null };
      });
      return queued.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
    });
  }
}

function toWaiting(
  { recordId, recordVersion, authorId, week, sentAt, isLate, isAgain, flags, content }: WaitingRecord,
  authorName: string,
): Omit<WaitingPlan, 'lesson'> {
  const head: Head = JSON.parse(content);
  return {
    ...{ ...head, id: recordId, version: recordVersion, authorId, authorName, week, sentAt, isLate, isAgain },
    ...notedIn(flags),
  };
}

type Place = Pick<WaitingPlan, 'authorName' | 'authorId' | 'week' | 'date' | 'startTime'>;

const placeOf = ({ authorName, authorId, week, date, startTime }: Place) =>
  [authorName, authorId, week, date, startTime].join('\n');

function byPlace(one: Place, other: Place): number {
  return placeOf(one).localeCompare(placeOf(other));
}

function momentOf({ standing }: QueuedPlan): string {
  const { date, startTime } = contentOf(standing);
  return `${date} ${startTime}`;
}
