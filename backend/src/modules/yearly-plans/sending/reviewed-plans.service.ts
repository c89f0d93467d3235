import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import {
  type ReadableRecord,
  Reviewing,
  SentRecords,
  WaitingFor,
  type WaitingRecord,
  WaitingRecords,
} from '../../reviews/index.js';
import { SchoolsService } from '../../schools/index.js';
import type { SentRow, SentYearlyPlan } from '../domain/sent-plan.js';
import { sentPlanOf, YEARLY_PLAN_KIND } from './sent-yearly-plans.js';

const HEAD = ['session', 'subject', 'gradeLevel', 'isOwn'] as const;

/** A plan that waits for the caller's verdict, as a list tells it. */
export type WaitingYearlyPlan = Pick<SentYearlyPlan, (typeof HEAD)[number]> &
  Pick<WaitingRecord, 'authorId' | 'sentAt' | 'isAgain'> &
  Readonly<{ id: string; version: number; authorName: string }>;

/** `before`: what was sent of it the time before; null for none. */
export type ReviewedPlan = ReadableRecord & Readonly<{ before: readonly SentRow[] | null }>;

const MOST_TOLD = 500;

/** Yearly plans that were sent, for those who verify them: to read and to judge, never to write. */
@Injectable()
export class ReviewedYearlyPlans extends Reviewing<ReviewedPlan> {
  constructor(
    writes: SchoolWrites,
    sent: SentRecords,
    private readonly waitingFor: WaitingFor,
    private readonly waiting: WaitingRecords,
    private readonly schools: SchoolsService,
  ) {
    super(YEARLY_PLAN_KIND, writes, sent);
  }

  /** By teacher, subject and level. */
  list(caller: SchoolCaller): Promise<WaitingYearlyPlan[]> {
    return this.writes.read(caller, async () => {
      const members = await this.schools.membersOf(caller.school.id);
      const names = new Map(members.map(({ userId, name }) => [userId, name]));
      const asked = { kind: YEARLY_PLAN_KIND, authorIds: [...names.keys()], fields: HEAD };
      const found = await this.waitingFor.caller(caller, asked);
      return found
        .map((each) => toWaiting(each, names.get(each.authorId) ?? ''))
        .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other), 'ms'))
        .slice(0, MOST_TOLD);
    });
  }

  protected async shown({ school }: SchoolCaller, plan: ReadableRecord): Promise<ReviewedPlan> {
    const { recordId } = plan.standing.sent;
    const before = (await this.waiting.before(school.id, YEARLY_PLAN_KIND, [recordId])).get(recordId);
    return { ...plan, before: before === undefined ? null : sentPlanOf(before).rows };
  }
}

function toWaiting(
  { recordId, recordVersion, authorId, sentAt, isAgain, content }: WaitingRecord,
  authorName: string,
): WaitingYearlyPlan {
  const { session, subject, gradeLevel, isOwn } = sentPlanOf(content);
  return {
    ...{ id: recordId, version: recordVersion, authorId, authorName, sentAt, isAgain },
    ...{ session, subject, gradeLevel, isOwn },
  };
}

const placeOf = ({ authorName, authorId, session, subject, gradeLevel }: WaitingYearlyPlan) =>
  [authorName, authorId, session, subject, gradeLevel].join('\n');
