import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { ownerOf } from '../../../platform/records/records.js';
import { LessonsAhead, PlansOfSchool, type Shift, shiftOf } from '../../lesson-plans/index.js';
import { ToldLessonsRepository } from '../changes/told-lessons.repository.js';
import { heldAt } from '../domain/told-lesson.js';
import { PromisedPlans } from './promised-plans.js';

/** The plan of a lesson that is not held goes to another lesson of its set, when its author says so. */
@Injectable()
export class ShiftedPlans {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly ahead: LessonsAhead,
    private readonly plans: PlansOfSchool,
    private readonly promised: PromisedPlans,
    private readonly told: ToldLessonsRepository,
  ) {}

  /** What nobody has read of it is withdrawn; what was verified stays as it is sealed. The ids of those that moved. */
  shift(caller: SchoolCaller, planId: string, shift: Shift): Promise<string[]> {
    const { school, now } = caller;
    const owner = ownerOf(caller);
    return this.writes.write(caller, async () => {
      await this.promised.holdAuthor(school.id, owner.userId);
      await this.plans.lockWeeks(owner);
      const lessons = await this.ahead.of(owner, planId, now);
      const own = lessons.find((lesson) => lesson.planId === planId);
      if (!own) throw new RecordNotFoundError('lesson plan');
      if (!own.isStopped) throw new LessonHeldError();
      const shifts = shiftOf(lessons, planId, shift);
      if (!shifts) throw new NoLessonLeftError();
      const ids = shifts.map((each) => each.planId);
      const sent = await this.promised.among({ schoolId: school.id }, ids);
      if (!(await this.promised.withdrawUnread(school.id, sent))) throw new PlanReadError();
      await this.plans.shift(
        owner,
        shifts.map(({ planId: id, to: { date, startTime, endTime, slot } }) => ({
          ...{ id, date, startTime, endTime, slot },
        })),
        now,
      );
      // Its author knows of it, and whoever verifies sees it where the plan stands.
      await this.told.keep(
        school.id,
        shifts.map((each) => ({
          planId: each.planId,
          told: heldAt(each.to.date, each.to.startTime, each.to.endTime),
        })),
      );
      return ids;
    });
  }
}

class LessonHeldError extends AppError {
  constructor() {
    super(
      'LESSON_HELD',
      409,
      'The lesson of the plan is held, or it is noted what became of it: the plan stays.',
    );
  }
}

class NoLessonLeftError extends AppError {
  constructor() {
    super('NO_LESSON_LEFT', 409, 'No lesson of the set in the next weeks can take the plan.');
  }
}

class PlanReadError extends AppError {
  constructor() {
    super('PLAN_READ', 409, 'A plan that would move was read: whoever verifies it returns it first.');
  }
}
