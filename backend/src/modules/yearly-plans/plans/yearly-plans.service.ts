import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { RoleRequiredError, ValidationError } from '../../../platform/errors/errors.js';
import { RecordIdTakenError } from '../../../platform/records/records.errors.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { type LessonWeek, lessonWeeksOf, SessionCalendars } from '../../calendar/index.js';
import { SubjectsService } from '../../classes/index.js';
import { Curriculum } from '../../curriculum/index.js';
import { AcademicYears } from '../../schools/index.js';
import { LAST_WEEK, MOST_ROWS } from '../domain/plan-row.js';
import { spreadStandards } from '../domain/spread-standards.js';
import { problemsOfPlan, type YearlyPlanContent } from '../domain/yearly-plan.js';
import { PlanRowsRepository } from '../rows/plan-rows.repository.js';
import { PLAN_NOUN, YearlyPlanSealedError } from '../yearly-plans.errors.js';
import { edits, PlanKeepers, sees } from './plan-keepers.js';
import { toPlanDto } from './yearly-plans.dto.js';
import { type PlanFacts, type YearlyPlan, YearlyPlansRepository } from './yearly-plans.repository.js';

/** What is begun. `isOwn`: for the caller alone. `startFrom`: the plan whose rows it begins with; null for none. */
export type NewPlan = Readonly<{
  id: string;
  academicYearId: string;
  subjectId: string;
  gradeLevel: string;
  isOwn: boolean;
  startFrom: string | null;
  fromCurriculum: boolean;
}>;

/** `mayEdit`: whether the caller changes it. */
export type ShownPlan = YearlyPlan & Readonly<{ mayEdit: boolean }>;

/** The yearly plans of a school, and those that people keep for themselves. */
@Injectable()
export class YearlyPlansService extends SchoolRecords<YearlyPlanContent, never, PlanFacts> {
  constructor(
    writes: SchoolWrites,
    private readonly plans: YearlyPlansRepository,
    private readonly planRows: PlanRowsRepository,
    private readonly keepers: PlanKeepers,
    private readonly subjects: SubjectsService,
    private readonly years: AcademicYears,
    private readonly calendars: SessionCalendars,
    private readonly curriculum: Curriculum,
  ) {
    super(writes, plans.rows, toPlanDto);
  }

  /** Those that the caller sees. */
  async list(caller: SchoolCaller, academicYearId: string): Promise<ShownPlan[]> {
    const year = await this.years.find(caller, academicYearId);
    return this.reading(caller, async () => {
      const kept = await this.keepers.keptIn(caller, year.id);
      const plans = await this.plans.list(this.ownerOf(caller), year.id);
      return plans
        .filter((plan) => sees(caller, plan, kept))
        .map((plan) => ({ ...plan, mayEdit: edits(caller, plan, kept) }));
    });
  }

  /** Of whose school plans the caller is a keeper, whether they are begun or not. */
  async keptSubjectIds(caller: SchoolCaller, academicYearId: string): Promise<string[]> {
    const year = await this.years.find(caller, academicYearId);
    const kept = await this.reading(caller, () => this.keepers.keptIn(caller, year.id));
    return (await this.subjects.list(caller)).map(({ id }) => id).filter(kept);
  }

  async show(caller: SchoolCaller, id: string): Promise<ShownPlan> {
    return this.reading(caller, async () => this.shown(caller, await this.read(caller, id)));
  }

  /** Begun again under the same id, it is answered as it is by now. */
  begin(
    caller: SchoolCaller,
    { id, isOwn, startFrom, fromCurriculum, ...plan }: NewPlan,
  ): Promise<ShownPlan> {
    const owner = this.ownerOf(caller);
    const { userId } = caller.principal;
    return this.writes.write(caller, async () => {
      const standing = await this.plans.rows.find(owner, id);
      if (standing) {
        if (!(await this.keepers.mayEdit(caller, standing))) throw new RecordIdTakenError(PLAN_NOUN);
        return this.shown(caller, standing);
      }
      if (startFrom !== null && fromCurriculum)
        throw new ValidationError([{ field: 'fromCurriculum', message: 'must be false beside startFrom' }]);
      const source = startFrom === null ? null : await this.sourceOf(caller, startFrom);
      const content = { ...plan, authorId: isOwn ? userId : null, copiedFrom: source?.id ?? null };
      const made = await this.insert(caller, id, content);
      if (source) await this.copyRows(caller, source, made);
      if (fromCurriculum) await this.spreadCurriculum(caller, made);
      return this.shown(caller, (await this.plans.rows.find(owner, id)) ?? made);
    });
  }

  protected override async known(caller: SchoolCaller, id: string): Promise<YearlyPlan> {
    const plan = await super.known(caller, id);
    await this.keepers.checkSees(caller, plan);
    return plan;
  }

  protected override async check(
    caller: SchoolCaller,
    id: string,
    content: YearlyPlanContent,
  ): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.plans.lock(owner, `${content.academicYearId}:${content.subjectId}`);
    await this.years.holdOpen(caller, content.academicYearId);
    if (!(await this.keepers.mayEdit(caller, content)))
      throw new RoleRequiredError('admin, or the head of the panel');
    const subject = (await this.subjects.list(caller)).find((each) => each.id === content.subjectId);
    const levels = subject ? subject.levels.map(({ gradeLevel }) => gradeLevel) : null;
    const others = (await this.plans.list(owner, content.academicYearId)).filter((other) => other.id !== id);
    const problems = problemsOfPlan(content, levels, others);
    if (problems.length > 0) throw new ValidationError(problems);
  }

  protected override async checkDeletion(caller: SchoolCaller, id: string): Promise<void> {
    const plan = await this.known(caller, id);
    await this.keepers.checkEdits(caller, plan);
    await this.years.holdOpen(caller, plan.academicYearId);
    if (plan.isSealed) throw new YearlyPlanSealedError();
  }

  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    await this.check(caller, id, await this.known(caller, id));
  }

  private async shown(caller: SchoolCaller, plan: YearlyPlan): Promise<ShownPlan> {
    return { ...plan, mayEdit: await this.keepers.mayEdit(caller, plan) };
  }

  private async sourceOf(caller: SchoolCaller, startFrom: string): Promise<YearlyPlan> {
    const source = await this.plans.rows.find(this.ownerOf(caller), startFrom);
    if (!source || source.deletedAt !== null || !(await this.keepers.sees(caller, source)))
      throw new ValidationError([{ field: 'startFrom', message: 'names no yearly plan' }]);
    return source;
  }

  /** Each keeps its week; what the session has no week for stands in its last. */
  private async copyRows(caller: SchoolCaller, source: YearlyPlan, to: YearlyPlan): Promise<void> {
    const owner = this.ownerOf(caller);
    const last = (await this.weeksOf(caller, to.academicYearId)).at(-1)?.week ?? LAST_WEEK;
    const rows = await this.planRows.list(owner, source.id);
    const made = rows.map((row, at) => ({
      ...row,
      id: randomUUID(),
      originId: row.id,
      week: Math.min(row.week, last),
      rank: row.week > last ? at + 1 : row.rank,
    }));
    await this.planRows.addAll(owner, to, made, caller.now);
  }

  private async spreadCurriculum(caller: SchoolCaller, plan: YearlyPlan): Promise<void> {
    const edition = await this.curriculum.editionFor(caller, plan);
    if (!edition)
      throw new ValidationError([
        { field: 'fromCurriculum', message: 'the school has no curriculum of the subject and level' },
      ]);
    const standards = await this.curriculum.learningStandards(caller.school.id, edition.id);
    const rows = spreadStandards(standards, await this.weeksOf(caller, plan.academicYearId));
    const made = rows.slice(0, MOST_ROWS).map((row) => ({ ...row, id: randomUUID(), originId: null }));
    await this.planRows.addAll(this.ownerOf(caller), plan, made, caller.now);
  }

  private async weeksOf(caller: SchoolCaller, academicYearId: string): Promise<LessonWeek[]> {
    const year = await this.years.find(caller, academicYearId);
    const { calendar } = await this.calendars.ofYear(caller.school.id, year, dayOf(caller.now));
    return lessonWeeksOf(calendar, null);
  }
}
