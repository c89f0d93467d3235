import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { ownerOf } from '../../../platform/records/records.js';
import { isChangedSince, type ReadWeek, SentPlans, type WeekPlan } from '../../lesson-plans/index.js';
import {
  type Deadlines,
  expectedLessons,
  isLate,
  type Standing,
  type Verifier,
  Verifiers,
  type WeekState,
  weekState,
} from '../../reviews/index.js';
import { SchoolsService } from '../../schools/index.js';

/** `standing` null: a draft. `isAddition`: others of its week were sent before. */
export type SentPlan = Readonly<{
  plan: WeekPlan;
  standing: Standing | null;
  isChanged: boolean;
  isAddition: boolean;
}>;

export type SentWeek = Readonly<{
  week: Day;
  state: WeekState;
  expected: number;
  dueAt: number;
  isOverdue: boolean;
  verifiers: readonly Verifier[];
  plans: readonly SentPlan[];
  names: ReadonlyMap<string, string>;
}>;

export type Due = Awaited<ReturnType<Deadlines['ofWeek']>>;

/** What of a teacher's week was sent and what became of it, by when it is due, and who verifies it. */
@Injectable()
export class WeekStandings {
  constructor(
    private readonly sent: SentPlans,
    private readonly verifiers: Verifiers,
    private readonly schools: SchoolsService,
  ) {}

  /** As it was when the week was read. In the current transaction. */
  of(caller: SchoolCaller, read: ReadWeek, due: Due): Promise<SentWeek> {
    return this.told(caller, read, due, read.standings);
  }

  /** After something was sent of the week that was read. In the current transaction. */
  async anew(caller: SchoolCaller, read: ReadWeek, due: Due): Promise<SentWeek> {
    const ids = read.plans.map(({ id }) => id);
    return this.told(caller, read, due, await this.sent.standingsBySteps(caller, ids));
  }

  private async told(
    caller: SchoolCaller,
    read: ReadWeek,
    { dueAt, rule }: Due,
    standingsIn: ReadWeek['standings'],
  ): Promise<SentWeek> {
    const { school, now } = caller;
    const { userId } = ownerOf(caller);
    const asking = { schoolId: school.id, now };
    const written = read.plans.filter(({ isSample }) => !isSample);
    const verifiers = await this.verifiers.on(asking, written[0]?.date ?? read.week);
    const all = standingsIn(verifiers.steps);
    const standings = new Map(
      written.flatMap(({ id }) => {
        const standing = all.get(id);
        return standing ? [[id, standing] as const] : [];
      }),
    );
    const expected = expectedLessons(read.lessons);
    const subjects = new Set(expected.map(({ lesson }) => lesson.set?.subjectId ?? null));
    const stateOf = (planId: string | null) =>
      planId === null ? null : (standings.get(planId)?.state ?? 'draft');
    const members = await this.schools.membersOf(school.id);
    return {
      week: read.week,
      state: weekState(expected.map(({ planId }) => stateOf(planId))),
      expected: expected.length,
      dueAt,
      isOverdue: isLate(now, dueAt, rule),
      verifiers: eachOnce([...subjects].flatMap((subjectId) => verifiers.of(userId, subjectId))),
      plans: written.map((plan) => {
        const standing = standings.get(plan.id) ?? null;
        return {
          ...{ plan, standing, isAddition: standing === null && standings.size > 0 },
          isChanged: standing !== null && isChangedSince(standing, plan),
        };
      }),
      names: new Map(members.map((member) => [member.userId, member.name])),
    };
  }
}

function eachOnce(verifiers: readonly Verifier[]): Verifier[] {
  const isSame = (one: Verifier, other: Verifier) =>
    other.step === one.step && other.holderId === one.holderId;
  return verifiers.filter((one, at) => verifiers.findIndex((other) => isSame(one, other)) === at);
}
