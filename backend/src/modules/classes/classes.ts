import { Injectable } from '@nestjs/common';
import { addDays } from '../../platform/calendar/day.js';
import { AcademicYears } from '../schools/index.js';
import { handedOver } from './domain/teaching-set.js';
import { type SchoolClass, SchoolClassesRepository } from './school-classes/school-classes.repository.js';
import { type TeachingSet, TeachingSetsRepository } from './teaching-sets/teaching-sets.repository.js';

type Succession = Readonly<{ setId: string; successorId: string | null }>;

/** What other modules ask of classes and sets; each in the current transaction. */
@Injectable()
export class Classes {
  constructor(
    private readonly classes: SchoolClassesRepository,
    private readonly sets: TeachingSetsRepository,
    private readonly years: AcademicYears,
  ) {}

  /** Those of a year, in the order of their names. */
  classesOf(schoolId: string, academicYearId: string): Promise<SchoolClass[]> {
    return this.classes.list({ schoolId }, academicYearId);
  }

  setsOf(schoolId: string, academicYearId: string): Promise<TeachingSet[]> {
    return this.sets.list({ schoolId }, academicYearId);
  }

  /** What somebody teaches on a day of a year. */
  setsTaughtBy(
    schoolId: string,
    academicYearId: string,
    userId: string,
    day: string,
  ): Promise<TeachingSet[]> {
    return this.sets.listOf({ schoolId }, academicYearId, userId, day);
  }

  /** What somebody leaves behind who goes on a day, of years that are not closed. */
  async setsLeftBy(schoolId: string, userId: string, day: string): Promise<TeachingSet[]> {
    return this.sets.listFrom({ schoolId }, await this.openYears(schoolId), userId, day);
  }

  /** Ends on the day before what somebody teaches; whoever is named for a set has it from the day on. */
  async handOver(
    schoolId: string,
    { from, day }: Readonly<{ from: string; day: string }>,
    successions: readonly Succession[],
  ): Promise<void> {
    await this.classes.lock({ schoolId });
    for (const { id, academicYearId, teachers } of await this.setsLeftBy(schoolId, from, day)) {
      const successorId = successions.find(({ setId }) => setId === id)?.successorId ?? null;
      const left = handedOver(teachers, { from, successorId, day, dayBefore: addDays(day, -1) });
      await this.sets.saveTeachers({ schoolId }, id, academicYearId, left);
    }
    await this.classes.clearClassTeacher({ schoolId }, await this.openYears(schoolId), from);
  }

  private async openYears(schoolId: string): Promise<string[]> {
    return (await this.years.notClosed(schoolId)).map(({ id }) => id);
  }
}
