import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import type { Day } from '../../../platform/calendar/day.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { ownerOf } from '../../../platform/records/records.js';
import { PLAN_KIND, type ReadWeek, type WeekPlan } from '../../lesson-plans/index.js';
import { planningPartOf } from '../../lesson-plans/rules/index.js';
import { countedPress, isLate, Sendings } from '../../reviews/index.js';
import { notedText } from '../domain/review-flags.js';
import { unsendableParts } from '../domain/sendable-plan.js';
import { heldAt, type ToldLesson } from '../domain/told-lesson.js';
import { PlanFlags } from './plan-flags.js';
import { ToldVerifiers } from './told-verifiers.js';
import type { SentPlan, SentWeek } from './week-standings.js';
import { type WeekToSend, WholeWeeks } from './whole-weeks.js';

export type PlanToSend = Readonly<{ planId: string; version: number }>;
type Sending = Readonly<{ id: string; day: Day; pressedAt: number | null; plans: readonly PlanToSend[] }>;

type Chosen = Readonly<{
  asked: WeekToSend;
  read: ReadWeek;
  authorName: string;
  plans: readonly Readonly<{ plan: WeekPlan; subjectId: string | null }>[];
}>;

/** Plans of a teacher's week on their way to whoever verifies them, and back. */
@Injectable()
export class WeekSending {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly weeks: WholeWeeks,
    private readonly flags: PlanFlags,
    private readonly sendings: Sendings,
    private readonly told: ToldVerifiers,
  ) {}

  /** What was sent already in this version, and not returned, is not sent twice. */
  async send(caller: SchoolCaller, { plans, ...sending }: Sending): Promise<SentWeek> {
    const asked = await this.weeks.asked(caller, sending.day);
    return this.writes.write(caller, async () => {
      await this.sendings.hold(caller.school.id, ownerOf(caller).userId);
      const { sending: before, ...read } = await this.weeks.of(caller, asked);
      const chosen = plans.map((each, at) => chosenPlan(before, each, at)).filter(isOpen);
      if (chosen.length > 0)
        await this.sendChosen(caller, sending, {
          ...{ asked, read, authorName: before.names.get(ownerOf(caller).userId) ?? '' },
          plans: chosen.map(({ plan }) => ({ plan, subjectId: subjectOf(read, plan) })),
        });
      return this.weeks.sendingOf(caller, read, asked);
    });
  }

  /** Takes back what nobody has read of the week, or of these of its plans. */
  async withdraw(caller: SchoolCaller, day: Day, planIds: readonly string[] | null): Promise<SentWeek> {
    const { school, now } = caller;
    const asked = await this.weeks.asked(caller, day);
    return this.writes.write(caller, async () => {
      await this.sendings.hold(school.id, ownerOf(caller).userId);
      const { sending, ...read } = await this.weeks.of(caller, asked);
      const asMeant = ({ plan }: SentPlan) => planIds === null || planIds.includes(plan.id);
      const ids = sending.plans
        .filter(asMeant)
        .flatMap(({ standing }) => (standing?.state === 'sent' ? [standing.sent.id] : []));
      await this.sendings.withdraw(school.id, ids, now);
      return this.weeks.sendingOf(caller, read, asked);
    });
  }

  private async sendChosen(
    caller: SchoolCaller,
    { id, pressedAt }: Omit<Sending, 'plans'>,
    { asked: { due, year }, read, authorName, plans }: Chosen,
  ): Promise<void> {
    const { school, now } = caller;
    const { userId } = ownerOf(caller);
    const press = countedPress(pressedAt, now);
    const flags = await this.flags.of(
      caller,
      { ...read, year },
      plans.map(({ plan }) => plan),
    );
    await this.sendings.send(
      {
        ...{ schoolId: school.id, id, authorId: userId, kind: PLAN_KIND, week: read.week },
        ...{ pressedAt: press, sentAt: now },
      },
      plans.map(({ plan, subjectId }) => ({
        ...{ id: randomUUID(), recordId: plan.id, recordVersion: plan.version, subjectId },
        content: JSON.stringify(planningPartOf(plan)),
        flags: notedText(flags.get(plan.id) ?? { flags: [], isUnopened: false }),
        dueAt: due.dueAt,
        isLate: isLate(press, due.dueAt, due.rule),
      })),
    );
    await this.told.tell(caller, {
      ...{ id, week: read.week, authorName },
      plans: plans.map(({ plan, subjectId }) => ({
        planId: plan.id,
        subjectId,
        told: lessonNow(read, plan),
      })),
    });
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

/** As its author knows it when it is sent. */
function lessonNow({ lessons, withoutLesson }: ReadWeek, plan: WeekPlan): ToldLesson {
  if (withoutLesson.includes(plan.id)) return 'gone';
  const found = lessons.find(({ planId }) => planId === plan.id);
  if (found?.standing === 'stopped') return 'stopped';
  const { date, startTime, endTime } = found?.lesson ?? plan;
  return heldAt(date, startTime, endTime);
}
