import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import type { Day } from '../../../platform/calendar/day.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { ownerOf } from '../../../platform/records/records.js';
import { countedPress, isLate, Sendings } from '../../reviews/index.js';
import { planningPartOf } from '../domain/plan-versions.js';
import { type CommentedPart, unsendableParts } from '../domain/sendable-plan.js';
import type { ReadWeek } from '../week/told-week.js';
import type { AskedWeek } from '../week/week-periods.js';
import type { WeekPlan } from '../week/week-plans.repository.js';
import { WeekReader } from '../week/week-reader.js';
import { PLAN_KIND, SentPlans } from './sent-plans.js';
import { ToldVerifiers } from './told-verifiers.js';
import { type Due, type SentPlan, type SentWeek, WeekStandings } from './week-standings.js';

export type PlanToSend = Readonly<{ planId: string; version: number }>;
type Sending = Readonly<{ id: string; day: Day; pressedAt: number | null; plans: readonly PlanToSend[] }>;

type Chosen = Readonly<{
  read: AskedWeek & ReadWeek;
  due: Due;
  authorName: string;
  plans: readonly Readonly<{ plan: WeekPlan; subjectId: string | null }>[];
}>;

/** Plans of a teacher's week on their way to whoever verifies them, and back. */
@Injectable()
export class WeekSending {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly weeks: WeekReader,
    private readonly standings: WeekStandings,
    private readonly sent: SentPlans,
    private readonly sendings: Sendings,
    private readonly told: ToldVerifiers,
  ) {}

  /** What was sent already in this version, and not returned, is not sent twice. */
  async send(caller: SchoolCaller, { plans, ...sending }: Sending): Promise<SentWeek> {
    const asked = await this.weeks.asked(caller, sending.day);
    const due = await this.standings.dueOf(caller, asked);
    return this.writes.write(caller, async () => {
      await this.sendings.hold(caller.school.id, ownerOf(caller).userId);
      const read = { ...asked, ...(await this.weeks.read(caller, asked)) };
      const before = await this.standings.of(caller, read, due);
      const chosen = plans.map((each, at) => chosenPlan(before, each, at)).filter(isOpen);
      if (chosen.length > 0)
        await this.sendChosen(caller, sending, {
          ...{ read, due, authorName: before.names.get(ownerOf(caller).userId) ?? '' },
          plans: chosen.map(({ plan }) => ({ plan, subjectId: subjectOf(read, plan) })),
        });
      return this.standings.of(caller, read, due);
    });
  }

  /** Takes back what nobody has read of the week. */
  async withdraw(caller: SchoolCaller, day: Day): Promise<SentWeek> {
    const { school, now } = caller;
    const asked = await this.weeks.asked(caller, day);
    const due = await this.standings.dueOf(caller, asked);
    return this.writes.write(caller, async () => {
      await this.sendings.hold(school.id, ownerOf(caller).userId);
      const read = await this.weeks.read(caller, asked);
      const { plans } = await this.standings.of(caller, read, due);
      const ids = plans.flatMap(({ standing }) => (standing?.state === 'sent' ? [standing.sent.id] : []));
      await this.sendings.withdraw(school.id, ids, now);
      return this.standings.of(caller, read, due);
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

  private async sendChosen(
    caller: SchoolCaller,
    { id, pressedAt }: Omit<Sending, 'plans'>,
    { read, due, authorName, plans }: Chosen,
  ): Promise<void> {
    const { school, now } = caller;
    const { userId } = ownerOf(caller);
    const press = countedPress(pressedAt, now);
    const flags = await this.sent.flags(
      caller,
      read,
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
        flags: JSON.stringify(flags.get(plan.id)),
        dueAt: due.dueAt,
        isLate: isLate(press, due.dueAt, due.rule),
      })),
    );
    await this.told.tell(caller, {
      ...{ id, week: read.week, authorName },
      plans: plans.map(({ plan, subjectId }) => ({ planId: plan.id, subjectId })),
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
