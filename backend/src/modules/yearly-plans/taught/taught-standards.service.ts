import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { TeachingSetsService } from '../../classes/index.js';
import { AcademicYears } from '../../schools/index.js';
import { standardKey } from '../domain/plan-row.js';
import { PlanKeepers } from '../plans/plan-keepers.js';
import { PlanRowsService } from '../rows/plan-rows.service.js';
import { type TaughtStandard, TaughtStandardsRepository } from './taught-standards.repository.js';

/** `taughtOn` null: it was not taught after all. */
export type Marks = Readonly<{ teachingSetId: string; standards: readonly string[]; taughtOn: Day | null }>;

/** What a lesson taught a set on its day. */
export type TaughtLesson = Marks & Readonly<{ taughtOn: Day }>;

/** Which standards each set was taught, marked by who teaches it. */
@Injectable()
export class TaughtStandardsService {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly taught: TaughtStandardsRepository,
    private readonly plans: PlanRowsService,
    private readonly keepers: PlanKeepers,
    private readonly sets: TeachingSetsService,
    private readonly years: AcademicYears,
  ) {}

  /** Of the sets of a plan's subject: all of them for those who keep the school's plan, else those of the caller. */
  async list(caller: SchoolCaller, planId: string): Promise<TaughtStandard[]> {
    return this.writes.read(caller, async () => {
      const plan = await this.plans.planOf(caller, planId);
      await this.keepers.checkSees(caller, plan);
      const sees = await this.keepers.keepsSchoolPlan(caller, plan);
      const sets = sees
        ? await this.sets.list(caller, plan.academicYearId)
        : await this.sets.listOwn(caller, plan.academicYearId);
      const ids = sets.flatMap(({ id, subjectId }) => (subjectId === plan.subjectId ? [id] : []));
      return this.taught.list({ schoolId: caller.school.id }, ids);
    });
  }

  /** Marked again, the later day stands. */
  mark(caller: SchoolCaller, { teachingSetId, standards, taughtOn }: Marks): Promise<TaughtStandard[]> {
    const owner = { schoolId: caller.school.id };
    return this.writes.write(caller, async () => {
      const set = await this.sets.read(caller, teachingSetId);
      const year = await this.years.holdOpen(caller, set.academicYearId);
      const own = await this.sets.listOwn(caller, year.id);
      if (!own.some(({ id }) => id === teachingSetId)) throw new RecordNotFoundError('teaching set');
      const keys = [...new Set(standards.map(standardKey))];
      if (taughtOn === null) await this.taught.unmark(owner, teachingSetId, keys);
      else {
        const today = dayOf(caller.now);
        const last = today < year.lastDay ? today : year.lastDay;
        if (taughtOn < year.firstDay || taughtOn > last)
          throw new ValidationError([
            { field: 'taughtOn', message: `must lie from ${year.firstDay} to ${last}` },
          ]);
        const { userId } = caller.principal;
        const marking = { academicYearId: year.id, userId, now: caller.now };
        await this.taught.mark(owner, teachingSetId, { standards: keys, taughtOn }, marking);
      }
      return this.taught.list(owner, [teachingSetId]);
    });
  }

  /**
   * What a lesson taught, of what is not marked yet. The keys of what this marked: none where the set is not the caller's
   * or its session no longer takes marks, as what happened in a lesson is noted all the same. In the current transaction.
   */
  async markLesson(caller: SchoolCaller, lesson: TaughtLesson): Promise<string[]> {
    const year = await this.yearOf(caller, lesson);
    if (!year || lesson.taughtOn > dayOf(caller.now)) return [];
    const own = await this.sets.listOwn(caller, year.id);
    if (!own.some(({ id }) => id === lesson.teachingSetId)) return [];
    const owner = { schoolId: caller.school.id };
    const marked = await this.taught.list(owner, [lesson.teachingSetId]);
    const keys = [...new Set(lesson.standards.map(standardKey))].filter((key) =>
      marked.every(({ standard }) => standard !== key),
    );
    if (keys.length === 0) return [];
    const marking = { academicYearId: year.id, userId: caller.principal.userId, now: caller.now };
    const { teachingSetId, taughtOn } = lesson;
    await this.taught.mark(owner, teachingSetId, { standards: keys, taughtOn }, marking);
    return keys;
  }

  /** The lesson was not held after all. Marks that somebody has moved since stay. In the current transaction. */
  async unmarkLesson(caller: SchoolCaller, lesson: TaughtLesson): Promise<void> {
    if (!(await this.yearOf(caller, lesson))) return;
    const owner = { schoolId: caller.school.id };
    const marked = await this.taught.list(owner, [lesson.teachingSetId]);
    const own = marked.filter(
      ({ standard, taughtOn }) => lesson.standards.includes(standard) && taughtOn === lesson.taughtOn,
    );
    await this.taught.unmark(
      owner,
      lesson.teachingSetId,
      own.map(({ standard }) => standard),
    );
  }

  private async yearOf({ school }: SchoolCaller, { taughtOn }: TaughtLesson) {
    const years = await this.years.notClosed(school.id);
    return years.find(({ firstDay, lastDay }) => firstDay <= taughtOn && taughtOn <= lastDay);
  }
}
