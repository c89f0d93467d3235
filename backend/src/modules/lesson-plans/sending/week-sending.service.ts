import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import type { Day } from '../../../platform/calendar/day.js';
import { MALAY_MONTHS } from '../../../platform/calendar/malay-date.js';
import { Database } from '../../../platform/database/database.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { ownerOf } from '../../../platform/records/records.js';
import { Notifications } from '../../notifications/index.js';
import {
  countedPress,
  Deadlines,
  expectedLessons,
  isLate,
  Sendings,
  type Standing,
  type Verifier,
  Verifiers,
  type WeekState,
  weekState,
  whoActs,
} from '../../reviews/index.js';
import { SchoolsService } from '../../schools/index.js';
import { planningPartOf } from '../domain/plan-versions.js';
import { type CommentedPart, unsendableParts } from '../domain/sendable-plan.js';
import type { ReadWeek } from '../week/told-week.js';
import type { WeekPlan } from '../week/week-plans.repository.js';
import { WeekReader } from '../week/week-reader.js';
import { isChangedSince, PLAN_KIND, SentPlans } from './sent-plans.js';

export type PlanToSend = Readonly<{ planId: string; version: number }>;
type Sending = Readonly<{ id: string; day: Day; pressedAt: number | null; plans: readonly PlanToSend[] }>;

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

/** A teacher's week as it is sent: what was, what may be, by when, and to whom. */
@Injectable()
export class WeekSending {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly weeks: WeekReader,
    private readonly sent: SentPlans,
    private readonly verifiers: Verifiers,
    private readonly sendings: Sendings,
    private readonly deadlines: Deadlines,
    private readonly schools: SchoolsService,
    private readonly notifications: Notifications,
  ) {}

  async read(caller: SchoolCaller, day: Day): Promise<SentWeek> {
    const asked = await this.weeks.asked(caller, day);
    const due = await this.deadlines.ofWeek(caller.school.id, asked.week, asked.calendar);
    return this.database.tenantRead(caller.school.id, async () =>
      this.told(caller, await this.weeks.read(caller, asked), due),
    );
  }

  /** What was sent already in this version, and not returned, is not sent twice. */
  async send(caller: SchoolCaller, { id, day, pressedAt, plans }: Sending): Promise<SentWeek> {
    const { school, now } = caller;
    const { userId } = ownerOf(caller);
    const asked = await this.weeks.asked(caller, day);
    const due = await this.deadlines.ofWeek(school.id, asked.week, asked.calendar);
    return this.writes.write(caller, async () => {
      await this.sendings.hold(school.id, userId);
      const read = await this.weeks.read(caller, asked);
      const before = await this.told(caller, read, due);
      const chosen = plans.map((each, at) => chosenPlan(before, each, at)).filter(isOpen);
      if (chosen.length > 0) {
        const press = countedPress(pressedAt, now);
        const flags = await this.sent.flags(
          caller,
          { ...asked, ...read },
          chosen.map(({ plan }) => plan),
        );
        await this.sendings.send(
          {
            schoolId: school.id,
            id,
            authorId: userId,
            kind: PLAN_KIND,
            week: read.week,
            pressedAt: press,
            sentAt: now,
          },
          chosen.map(({ plan }) => ({
            id: randomUUID(),
            recordId: plan.id,
            recordVersion: plan.version,
            content: JSON.stringify(planningPartOf(plan)),
            flags: JSON.stringify(flags.get(plan.id)),
            subjectId: subjectOf(read, plan),
            dueAt: due.dueAt,
            isLate: isLate(press, due.dueAt, due.rule),
          })),
        );
        await this.tellVerifiers(
          caller,
          { id, week: read.week },
          before.names,
          chosen.map(({ plan }) => ({ planId: plan.id, subjectId: subjectOf(read, plan) })),
        );
      }
      return this.told(caller, read, due);
    });
  }

  /** Takes back what nobody has read of the week. */
  async withdraw(caller: SchoolCaller, day: Day): Promise<SentWeek> {
    const { school, now } = caller;
    const asked = await this.weeks.asked(caller, day);
    const due = await this.deadlines.ofWeek(school.id, asked.week, asked.calendar);
    return this.writes.write(caller, async () => {
      await this.sendings.hold(school.id, ownerOf(caller).userId);
      const read = await this.weeks.read(caller, asked);
      const { plans } = await this.told(caller, read, due);
      const ids = plans.flatMap(({ standing }) => (standing?.state === 'sent' ? [standing.sent.id] : []));
      await this.sendings.withdraw(school.id, ids, now);
      return this.told(caller, read, due);
    });
  }

  /** What the author says to what was said of a part of a plan. Once under its id. */
  async answer(
    caller: SchoolCaller,
    planId: string,
    { id, section, body }: Readonly<{ id: string; section: CommentedPart; body: string }>,
  ): Promise<void> {
    const { school, now } = caller;
    const { userId } = ownerOf(caller);
    await this.writes.write(caller, async () => {
      const standings = await this.sent.standings({ schoolId: school.id, now }, [planId], {
        ...{ steps: 1, seenBy: 'author' },
      });
      const standing = standings.get(planId);
      if (!standing || standing.sent.authorId !== userId) throw new RecordNotFoundError('lesson plan');
      await this.sendings.answer(school.id, {
        ...{ id, section, body, submittedId: standing.sent.id, writtenBy: userId, writtenAt: now },
      });
    });
  }

  private async told(
    caller: SchoolCaller,
    read: ReadWeek,
    { dueAt, rule }: Awaited<ReturnType<Deadlines['ofWeek']>>,
  ): Promise<SentWeek> {
    const { school, now } = caller;
    const { userId } = ownerOf(caller);
    const asking = { schoolId: school.id, now };
    const written = read.plans.filter(({ isSample }) => !isSample);
    const verifiers = await this.verifiers.on(asking, written[0]?.date ?? read.week);
    const standings = await this.sent.standings(
      asking,
      written.map(({ id }) => id),
      { steps: verifiers.steps, seenBy: 'author' },
    );
    const expected = expectedLessons(read.lessons);
    const subjects = new Set(expected.map(({ lesson }) => lesson.set?.subjectId ?? null));
    const found = [...subjects].flatMap((subjectId) => verifiers.of(userId, subjectId));
    const stateOf = (planId: string | null) =>
      planId === null ? null : (standings.get(planId)?.state ?? 'draft');
    const members = await this.schools.membersOf(school.id);
    return {
      week: read.week,
      state: weekState(expected.map(({ planId }) => stateOf(planId))),
      expected: expected.length,
      dueAt,
      isOverdue: isLate(now, dueAt, rule),
      verifiers: found.filter(
        (one, at) =>
          found.findIndex((other) => other.step === one.step && other.holderId === one.holderId) === at,
      ),
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

  private async tellVerifiers(
    caller: SchoolCaller,
    { id, week }: Readonly<{ id: string; week: Day }>,
    names: SentWeek['names'],
    plans: readonly Readonly<{ planId: string; subjectId: string | null }>[],
  ): Promise<void> {
    const { school, now } = caller;
    const { userId } = ownerOf(caller);
    const { of } = await this.verifiers.on({ schoolId: school.id, now }, week);
    const acting = plans.flatMap(({ planId, subjectId }) =>
      of(userId, subjectId)
        .filter(({ step }) => step === 1)
        .map((verifier) => ({ planId, verifierId: whoActs(verifier) })),
    );
    for (const [verifierId, own] of Map.groupBy(acting, (each) => each.verifierId))
      await this.notifications.notify(
        {
          ...{ schoolId: school.id, recipients: { userIds: [verifierId] }, kind: 'teaching', type: 'info' },
          ...{ dedupeKey: `sent:${id}`, link: `/bina-rph?id=${own[0]?.planId ?? ''}`, title: 'RPH dihantar' },
          message: `${names.get(userId) ?? ''} menghantar ${own.length} RPH bagi minggu bermula ${dayWords(week)}.`,
        },
        now,
      );
  }
}

/** Refused where it is not what stands, is somebody else's, or lacks what a plan must say. */
function chosenPlan({ plans }: SentWeek, { planId, version }: PlanToSend, at: number): SentPlan {
  const found = plans.find(({ plan }) => plan.id === planId);
  const refuse = (field: string, message: string) =>
    new ValidationError([{ field: `plans.${at}.${field}`, message }]);
  if (!found) throw refuse('planId', 'names no plan of the week');
  if (found.plan.version !== version) throw refuse('version', 'is not the version that stands');
  const [missing] = unsendableParts(found.plan);
  if (missing) throw refuse('planId', `the plan has no ${missing}`);
  return found;
}

/** What waits for a verdict, or has it, is sent again only once it says something else. */
function isOpen({ standing, isChanged }: SentPlan): boolean {
  return standing === null || standing.state === 'returned' || isChanged;
}

function subjectOf({ lessons }: ReadWeek, { id }: WeekPlan): string | null {
  return lessons.find(({ planId }) => planId === id)?.lesson.set?.subjectId ?? null;
}

function dayWords(day: Day): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${MALAY_MONTHS[(month ?? 1) - 1]}`;
}
