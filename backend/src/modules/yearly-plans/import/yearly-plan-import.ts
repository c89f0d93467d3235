import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { RoleRequiredError } from '../../../platform/errors/errors.js';
import type { ImportRow } from '../../../platform/imports/finding.js';
import {
  type ImportContext,
  ImportKind,
  type PlannedRows,
  type Undone,
} from '../../../platform/imports/import-kind.js';
import { lessonWeeksOf, SessionCalendars } from '../../calendar/index.js';
import { SubjectsService } from '../../classes/index.js';
import { AcademicYears } from '../../schools/index.js';
import { type ImportedRow, plannedRows } from '../domain/imported-row.js';
import { MOST_ROWS } from '../domain/plan-row.js';
import { PlanKeepers } from '../plans/plan-keepers.js';
import { type YearlyPlan, YearlyPlansRepository } from '../plans/yearly-plans.repository.js';
import { YearlyPlansService } from '../plans/yearly-plans.service.js';
import { PlanRowsRepository } from '../rows/plan-rows.repository.js';
import { PlanFullError, YearlyPlanSealedError } from '../yearly-plans.errors.js';
import { YEARLY_PLAN_IMPORT } from './yearly-plan-import-kind.js';

type Plan = readonly ImportedRow[];
/** `planId` null where nothing was made. */
type Made = Readonly<{ planId: string | null; rowIds: readonly string[] }>;
type OfSubject = Readonly<{ academicYearId: string; subjectId: string; gradeLevel: string }>;

type Around = Parameters<typeof plannedRows>[1];

/** The school's plan of a subject and level from a sheet or a document; begun where there is none. */
@Injectable()
export class YearlyPlanImport extends ImportKind<Around, Plan, Made> {
  override readonly definition = YEARLY_PLAN_IMPORT;

  constructor(
    private readonly service: YearlyPlansService,
    private readonly plans: YearlyPlansRepository,
    private readonly planRows: PlanRowsRepository,
    private readonly subjects: SubjectsService,
    private readonly calendars: SessionCalendars,
    private readonly years: AcademicYears,
    private readonly keepers: PlanKeepers,
  ) {
    super();
  }

  override async hold({ caller, academicYearId }: ImportContext): Promise<void> {
    await this.plans.lock({ schoolId: caller.school.id }, `import:${academicYearId}`);
  }

  override async around(context: ImportContext): Promise<Around> {
    const { caller, academicYearId } = context;
    const year = await this.years.find(caller, academicYearId);
    const { calendar } = await this.calendars.ofYear(caller.school.id, year, dayOf(caller.now));
    const named = await this.namedIn(context);
    const standing = typeof named === 'string' ? null : await this.standing(caller, named);
    return {
      weeks: lessonWeeksOf(calendar, null),
      standing: standing ? await this.planRows.list({ schoolId: caller.school.id }, standing.id) : [],
      refusal: typeof named === 'string' ? named : null,
    };
  }

  override plan(_context: ImportContext, rows: readonly ImportRow[], around: Around): PlannedRows<Plan> {
    return { planned: plannedRows(rows, around), missing: [] };
  }

  override async apply(context: ImportContext, plans: readonly Plan[]): Promise<Made> {
    const { caller } = context;
    const owner = { schoolId: caller.school.id };
    const rows = plans.flat();
    const named = await this.namedIn(context);
    if (typeof named === 'string' || rows.length === 0) return { planId: null, rowIds: [] };
    const blank = { id: randomUUID(), isOwn: false, startFrom: null, fromCurriculum: false };
    const plan =
      (await this.standing(caller, named)) ?? (await this.service.begin(caller, { ...named, ...blank }));
    await this.plans.lock(owner, plan.id);
    const standing = await this.planRows.list(owner, plan.id);
    if (standing.length + rows.length > MOST_ROWS) throw new PlanFullError(MOST_ROWS);
    const made = rows.map(({ week, texts }, at) => ({
      ...{ ...texts, id: randomUUID(), originId: null, week },
      rank: standing.filter((row) => row.week === week).length + at,
    }));
    await this.planRows.addAll(owner, plan, made, caller.now);
    return { planId: plan.id, rowIds: made.map(({ id }) => id) };
  }

  /** The plan stays, as do rows that somebody has changed since. */
  override async undo({ caller }: ImportContext, { planId, rowIds }: Made): Promise<Undone> {
    if (planId === null) return { undone: 0, kept: 0 };
    const owner = { schoolId: caller.school.id };
    await this.plans.lock(owner, planId);
    const plan = await this.plans.rows.find(owner, planId);
    if (plan && !(await this.keepers.keepsSchoolPlan(caller, plan)))
      throw new RoleRequiredError('admin, or the head of the panel');
    if (plan?.isSealed) throw new YearlyPlanSealedError();
    const standing = await this.planRows.list(owner, planId);
    const unchanged = standing.filter(({ id, version }) => version === 1 && rowIds.includes(id));
    await this.planRows.rows.deleteAll(
      owner,
      unchanged.map(({ id }) => id),
      caller.now,
    );
    return { undone: unchanged.length, kept: rowIds.length - unchanged.length };
  }

  /** Of which subject and level the file is; what is wrong in Malay. */
  private async namedIn({ caller, academicYearId, answers }: ImportContext): Promise<OfSubject | string> {
    const { subject: said = '', level = '' } = answers;
    const key = said.trim().toLocaleLowerCase('ms');
    const subject = (await this.subjects.list(caller)).find(({ name, code }) =>
      [name, code].some((word) => word.toLocaleLowerCase('ms') === key),
    );
    if (!subject) return 'Sila nyatakan subjek sekolah bagi fail ini.';
    if (!subject.levels.some(({ gradeLevel }) => gradeLevel === level))
      return `${subject.name} tidak diajar pada tahun yang dipilih.`;
    const of = { academicYearId, subjectId: subject.id };
    if (!(await this.keepers.keepsSchoolPlan(caller, of)))
      return `RPT ${subject.name} dijaga oleh pentadbir dan ketua panitianya.`;
    const named = { ...of, gradeLevel: level };
    if ((await this.standing(caller, named))?.isSealed)
      return `RPT ${subject.name} sudah disahkan. Sila buat pindaan dahulu.`;
    return named;
  }

  private async standing(caller: SchoolCaller, named: OfSubject): Promise<YearlyPlan | undefined> {
    const plans = await this.plans.list({ schoolId: caller.school.id }, named.academicYearId);
    return plans.find(
      ({ authorId, subjectId, gradeLevel }) =>
        authorId === null && subjectId === named.subjectId && gradeLevel === named.gradeLevel,
    );
  }
}
