import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import type { Day } from '../../../platform/calendar/day.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { ownerOf } from '../../../platform/records/records.js';
import type { PlannedDraft } from '../domain/plan-week.js';
import { SentPlans } from '../sent-plans.js';
import { DraftWords } from './draft-words.js';
import { type ReadWeek, toldWeek } from './told-week.js';
import { type PlanNumber, WeekPlansRepository } from './week-plans.repository.js';
import { WeekReader } from './week-reader.js';

/** `made`: ids of the plans that were not there before. */
export type PreparedWeek = ReadWeek & Readonly<{ made: readonly string[] }>;

/** A teacher's own week: what is taught in it, what is planned of it, and what would be written. */
@Injectable()
export class MyWeek {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly weeks: WeekReader,
    private readonly plans: WeekPlansRepository,
    private readonly words: DraftWords,
    private readonly sent: SentPlans,
  ) {}

  /** Writes the plans that are missing, and moves those whose lesson has moved. Asked again, nothing happens. */
  async prepare(caller: SchoolCaller, day: Day): Promise<PreparedWeek> {
    const asked = await this.weeks.asked(caller, day);
    const owner = ownerOf(caller);
    return this.writes.write(caller, async () => {
      await this.plans.lock(owner);
      const { facts, written } = await this.weeks.partsOf(caller, asked);
      const before = toldWeek(asked, facts, written);
      await this.plans.number(owner, numbersOf(before));
      const moved = before.lessons.flatMap(({ lesson, planId }) => {
        const plan = before.plans.find(({ id }) => id === planId);
        const stands = plan && plan.date === lesson.date && plan.startTime === lesson.startTime;
        // What was sent stays where it was sent for: whoever publishes a timetable is asked about it.
        const moves =
          plan?.slot && !before.promised.has(plan.id) && !(stands && plan.endTime === lesson.endTime);
        const { date, startTime, endTime } = lesson;
        return moves ? [{ id: plan.id, date, startTime, endTime }] : [];
      });
      await this.plans.move(owner, moved, caller.now);
      const made = await this.plans.add(owner, await this.draftsOf(caller, before), caller.now);
      const plans = await this.plans.list(owner, asked.week);
      return { ...toldWeek(asked, facts, { ...written, plans }), made };
    });
  }

  /** Of what was made, what nobody has opened nor sent is as if it had never been made. */
  async takeBack(caller: SchoolCaller, planIds: readonly string[]): Promise<void> {
    const owner = ownerOf(caller);
    await this.writes.write(caller, async () => {
      await this.plans.lock(owner);
      const promised = await this.sent.promised(
        caller,
        planIds.map((id) => ({ id, isSealed: false })),
      );
      const free = planIds.filter((id) => !promised.has(id));
      await this.plans.takeBack(owner, free, caller.now);
    });
  }

  async see(caller: SchoolCaller, planId: string): Promise<void> {
    await this.writes.write(caller, async () => {
      if (!(await this.plans.see(ownerOf(caller), planId))) throw new RecordNotFoundError('lesson plan');
    });
  }

  private async draftsOf(caller: SchoolCaller, { lessons, week }: ReadWeek): Promise<PlannedDraft[]> {
    const missing = lessons.filter(
      ({ standing, planId, deletedPlanId }) =>
        standing === 'own' && planId === null && deletedPlanId === null,
    );
    const contents = await this.words.of(caller, week, missing);
    return contents.map(([{ slot, lesson }, content]) => ({
      slot,
      teachingSetId: lesson.teachingSetId,
      content,
      copiedFrom: null,
    }));
  }
}

/** Of plans of before lessons were counted with those that are stopped: what is theirs on their day and time. */
function numbersOf({ lessons, plans, promised }: ReadWeek): PlanNumber[] {
  return lessons.flatMap(({ slot, planId }) => {
    const plan = plans.find(({ id }) => id === planId);
    const isOpen = plan?.slot && plan.slot.number === null && !plan.isSealed && !promised.has(plan.id);
    return isOpen && slot ? [{ id: plan.id, number: slot.number }] : [];
  });
}
