import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { type AcademicYear, AcademicYears, dayOfYear } from '../../schools/index.js';
import { supervisedBy } from '../domain/supervised-by.js';
import type { Step } from '../domain/supervision.js';
import { supervisorsOf, type Verifier } from '../domain/supervisors-of.js';
import { Supervising } from './supervising.js';

type Asking = Readonly<{ schoolId: string; now: number }>;

export type VerifiersOfYear = Readonly<{
  steps: Step;
  of: (teacherId: string, subjectId: string | null) => Verifier[];
  /** Of these teachers those of whom the person verifies plans, be it of one subject alone. */
  teachersOf: (personId: string, teacherIds: readonly string[]) => string[];
}>;

export const NOBODY: VerifiersOfYear = { steps: 1, of: () => [], teachersOf: () => [] };

/** How many steps there are and who verifies what: as it is today, in the session of what was sent. In the current transaction. */
@Injectable()
export class Verifiers {
  constructor(
    private readonly supervising: Supervising,
    private readonly years: AcademicYears,
  ) {}

  async in({ schoolId, now }: Asking, year: AcademicYear): Promise<VerifiersOfYear> {
    const today = dayOfYear(year, dayOf(now));
    const facts = await this.supervising.on(schoolId, year.id, today);
    return {
      steps: facts.steps,
      of: (teacherId, subjectId) => supervisorsOf({ teacherId, subjectId, day: today }, facts),
      teachersOf: (personId, teacherIds) => supervisedBy(personId, teacherIds, today, facts),
    };
  }

  /** In the session of a day; nobody where there is none. */
  async on(asking: Asking, day: Day): Promise<VerifiersOfYear> {
    const year = (await this.years.all(asking.schoolId)).find((each) => isIn(day, each));
    return year ? this.in(asking, year) : NOBODY;
  }
}

export function isIn(day: Day, { firstDay, lastDay }: Pick<AcademicYear, 'firstDay' | 'lastDay'>): boolean {
  return firstDay <= day && day <= lastDay;
}
