import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { groupOf } from '../../../platform/calendar/school-week.js';
import { Database } from '../../../platform/database/database.js';
import { type AcademicYear, currentYear, firstYearsOf } from '../domain/academic-year.js';
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

  /** The session of the caller's day. */
  current(caller: SchoolCaller): Promise<AcademicYear> {
    return this.onDay(caller, dayOf(caller.now));
  }

  /** The same; null for a school without any. */
  currentOrNull({ school, now }: SchoolCaller): Promise<AcademicYear | null> {
    return this.onDayOrNull(school.id, dayOf(now));
  }

  /** The session that holds the day, in between two the next. */
  async onDay({ school }: SchoolCaller, day: Day): Promise<AcademicYear> {
    const year = await this.onDayOrNull(school.id, day);
    if (!year) throw new AcademicYearNotFoundError();
    return year;
  }

  find({ school }: SchoolCaller, id: string): Promise<AcademicYear> {
    return this.database.tenantRead(school.id, async () => {
      const year = await this.years.find(school.id, id);
      if (!year) throw new AcademicYearNotFoundError();
      return year;
    });
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

  /** The first session of a school that has none, by where it is and by the name that was asked for; in the current
   * transaction. */
  async ensureOne(schoolId: string, state: StateCode | null, now: number, asked?: string): Promise<void> {
    if ((await this.years.list(schoolId)).length > 0) return;
    const possible = firstYearsOf(dayOf(now), groupOf(state));
    const first = possible.find(({ name }) => name === asked) ?? possible[0];
    await this.years.add(schoolId, randomUUID(), first, { isOpen: true, now });
  }

  private onDayOrNull(schoolId: string, day: Day): Promise<AcademicYear | null> {
    return this.database.tenantRead(schoolId, async () => currentYear(await this.years.list(schoolId), day));
  }
}
