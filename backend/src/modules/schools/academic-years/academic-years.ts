import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { groupOf } from '../../../platform/calendar/school-week.js';
import { Database } from '../../../platform/database/database.js';
import { type AcademicYear, currentYear, firstYearOf } from '../domain/academic-year.js';
import type { StateCode } from '../domain/malaysian-state.js';
import { AcademicYearClosedError, AcademicYearNotFoundError } from './academic-years.errors.js';
import { AcademicYearsRepository } from './academic-years.repository.js';

/** The sessions of a school, as modules that teach in them ask for them. */
@Injectable()
export class AcademicYears {
  constructor(
    private readonly database: Database,
    private readonly years: AcademicYearsRepository,
  ) {}

  /** The session of the caller's day, in between two the next. */
  async current(caller: SchoolCaller): Promise<AcademicYear> {
    const year = await this.currentOrNull(caller);
    if (!year) throw new AcademicYearNotFoundError();
    return year;
  }

  /** The same; null for a school without any. */
  currentOrNull({ school, now }: SchoolCaller): Promise<AcademicYear | null> {
    return this.database.tenantRead(school.id, async () =>
      currentYear(await this.years.list(school.id), dayOf(now)),
    );
  }

  find({ school }: SchoolCaller, id: string): Promise<AcademicYear> {
    return this.database.tenantRead(school.id, async () => {
      const year = await this.years.find(school.id, id);
      if (!year) throw new AcademicYearNotFoundError();
      return year;
    });
  }

  /** What a list is asked for: the session that is named, else the current one. */
  chosen(caller: SchoolCaller, id: string | undefined): Promise<AcademicYear> {
    return id === undefined ? this.current(caller) : this.find(caller, id);
  }

  /** For a write, in its transaction: the session is there, is not closed, and stays so until it ends. */
  async holdOpen({ school }: SchoolCaller, id: string): Promise<AcademicYear> {
    const year = await this.years.findHeld(school.id, id);
    if (!year) throw new AcademicYearNotFoundError();
    if (year.closedAt !== null) throw new AcademicYearClosedError(year.name);
    return year;
  }

  /** In the order of their days; in the current transaction. */
  all(schoolId: string): Promise<AcademicYear[]> {
    return this.years.list(schoolId);
  }

  /** Prepared or open, in the order of their days; in the current transaction. */
  async notClosed(schoolId: string): Promise<AcademicYear[]> {
    return (await this.years.list(schoolId)).filter(({ closedAt }) => closedAt === null);
  }

  /** The first session of a school that has none, by where it is; in the current transaction. */
  async ensureOne(schoolId: string, state: StateCode | null, now: number): Promise<void> {
    if ((await this.years.list(schoolId)).length > 0) return;
    const first = firstYearOf(dayOf(now), groupOf(state));
    await this.years.add(schoolId, randomUUID(), first, { isOpen: true, now });
  }
}
