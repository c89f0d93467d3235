import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { RecordConflictError } from '../../../platform/records/records.errors.js';
import { type AcademicYear, problemOfYear, type YearContent } from '../domain/academic-year.js';
import { SchoolProfilesRepository } from '../profile/school-profiles.repository.js';
import { toAcademicYearDto } from './academic-years.dto.js';
import {
  AcademicYearClosedError,
  AcademicYearNotFoundError,
  AcademicYearRunningError,
  YEAR_NOUN,
} from './academic-years.errors.js';
import { AcademicYears } from './academic-years.js';
import { AcademicYearsRepository } from './academic-years.repository.js';

/** The sessions of a school as its administrators keep them. */
@Injectable()
export class AcademicYearsService {
  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly years: AcademicYearsRepository,
    private readonly known: AcademicYears,
    private readonly profiles: SchoolProfilesRepository,
  ) {}

  /** A school that a process of the release before registered has none until somebody asks for them. */
  async list({ school, now }: SchoolCaller): Promise<AcademicYear[]> {
    const list = () => this.years.list(school.id);
    const standing = await this.database.tenantRead(school.id, list);
    if (standing.length > 0) return standing;
    return this.database.tenantTransaction(school.id, async () => {
      await this.years.lock(school.id);
      await this.known.ensureOne(school.id, await this.profiles.stateOf(school.id), now);
      return list();
    });
  }

  /** Made again under the same id, the year is answered as it is by now. */
  create(caller: SchoolCaller, id: string, content: YearContent): Promise<AcademicYear> {
    const { school, now } = caller;
    return this.changeYears(caller, async () => {
      const made = await this.years.find(school.id, id);
      if (made) return made;
      await this.refuseProblem(caller, id, content);
      await this.years.add(school.id, id, content, { isOpen: false, now });
      return this.present(caller, id);
    });
  }

  /** If it is still the version that was read. */
  replace(caller: SchoolCaller, id: string, version: number, content: YearContent): Promise<AcademicYear> {
    const { school, now } = caller;
    return this.changeYears(caller, async () => {
      const year = await this.present(caller, id);
      if (year.closedAt !== null) throw new AcademicYearClosedError(year.name);
      await this.refuseProblem(caller, id, content);
      if (!(await this.years.replace(school.id, id, version, content, now)))
        throw new RecordConflictError(YEAR_NOUN, toAcademicYearDto(year, dayOf(now)));
      return this.present(caller, id);
    });
  }

  /** Closed already, it stays as it was closed. */
  close(caller: SchoolCaller, id: string, reason: string): Promise<AcademicYear> {
    const { school, principal, now } = caller;
    return this.changeYears(caller, async () => {
      const year = await this.present(caller, id);
      if (year.closedAt !== null) return year;
      if (dayOf(now) <= year.lastDay) throw new AcademicYearRunningError(year.lastDay);
      await this.years.saveClosing(school.id, id, { by: principal.userId, reason, at: now }, now);
      return this.present(caller, id);
    });
  }

  reopen(caller: SchoolCaller, id: string): Promise<AcademicYear> {
    const { school, now } = caller;
    return this.changeYears(caller, async () => {
      const year = await this.present(caller, id);
      if (year.closedAt !== null) await this.years.saveClosing(school.id, id, null, now);
      return this.present(caller, id);
    });
  }

  private changeYears<T>(caller: SchoolCaller, work: () => Promise<T>): Promise<T> {
    return this.writes.write(caller, async () => {
      await this.years.lock(caller.school.id);
      return work();
    });
  }

  private async refuseProblem({ school }: SchoolCaller, id: string, content: YearContent): Promise<void> {
    const others = (await this.years.list(school.id)).filter((year) => year.id !== id);
    const problem = problemOfYear(content, others);
    if (problem) throw new ValidationError([problem]);
  }

  private async present({ school }: SchoolCaller, id: string): Promise<AcademicYear> {
    const year = await this.years.find(school.id, id);
    if (!year) throw new AcademicYearNotFoundError();
    return year;
  }
}
