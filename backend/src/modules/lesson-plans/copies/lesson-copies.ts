import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import type { Day } from '../../../platform/calendar/day.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { ownerOf } from '../../../platform/records/records.js';
import { type CopiedPlan, WeekPlansRepository } from '../week/week-plans.repository.js';
import { WeekReader } from '../week/week-reader.js';
import { CopyTargets } from './copy-targets.js';
import { type CopySource, PlanWriting } from './plan-writing.js';

/** One's own lesson in its week, by its beginning. `startTime`: HH:MM. */
export type LessonTime = Readonly<{ date: Day; startTime: string }>;

export class NoSuchLessonError extends AppError {
  constructor() {
    super('NO_SUCH_LESSON', 409, 'The caller has no lesson at that time.');
  }
}

export class LessonWrittenError extends AppError {
  constructor() {
    super('LESSON_WRITTEN', 409, 'The lesson has a plan that somebody wrote; it stays.');
  }
}

/** Puts a plan that is not one's own into a lesson for which nothing is written. */
@Injectable()
export class LessonCopies {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly weeks: WeekReader,
    private readonly plans: WeekPlansRepository,
    private readonly writing: PlanWriting,
    private readonly targets: CopyTargets,
  ) {}

  async copyInto(
    caller: SchoolCaller,
    source: CopySource,
    { date, startTime }: LessonTime,
  ): Promise<CopiedPlan[]> {
    const asked = await this.weeks.asked(caller, date);
    const owner = ownerOf(caller);
    return this.writes.write(caller, async () => {
      await this.plans.lock(owner);
      const targets = await this.targets.of(caller, asked, [source.id]);
      const target = targets.find(({ of }) => of.lesson.date === date && of.lesson.startTime === startTime);
      if (!target || target.state === 'off') throw new NoSuchLessonError();
      if (target.state === 'written') throw new LessonWrittenError();
      return this.writing.write(owner, source, target, caller.now);
    });
  }
}
