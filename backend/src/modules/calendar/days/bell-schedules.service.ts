import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { AcademicYears } from '../../schools/index.js';
import { BellScheduleInUseError } from '../calendar.errors.js';
import { type BellScheduleContent, problemsOfBells } from '../domain/bell-schedule.js';
import { toBellScheduleDto } from './bell-schedules.dto.js';
import { BellSchedulesRepository } from './bell-schedules.repository.js';
import { CalendarEntriesRepository } from './calendar-entries.repository.js';
import { SessionCalendarsRepository } from './session-calendars.repository.js';

/** When the periods of a school begin and end. */
@Injectable()
export class BellSchedulesService extends SchoolRecords<BellScheduleContent> {
  constructor(
    writes: SchoolWrites,
    private readonly bells: BellSchedulesRepository,
    private readonly entries: CalendarEntriesRepository,
    private readonly kept: SessionCalendarsRepository,
    private readonly years: AcademicYears,
  ) {
    super(writes, bells.rows, toBellScheduleDto);
  }

  protected override async check(
    caller: SchoolCaller,
    id: string,
    content: BellScheduleContent,
  ): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.kept.lock(owner);
    const year = await this.years.holdOpen(caller, content.academicYearId);
    const others = await this.bells.list(owner, year.id);
    const problems = problemsOfBells(content, {
      standing: await this.bells.rows.find(owner, id),
      others: others.filter((other) => other.id !== id),
    });
    if (problems.length > 0) throw new ValidationError(problems);
  }

  /** One by which a special period rings stays until that has another. */
  protected override async checkDeletion(caller: SchoolCaller, id: string): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.kept.lock(owner);
    const { academicYearId } = await this.known(caller, id);
    await this.years.holdOpen(caller, academicYearId);
    const entries = await this.entries.list(owner, academicYearId);
    const user = entries.find(({ bellScheduleId }) => bellScheduleId === id);
    if (user) throw new BellScheduleInUseError(user.name);
  }

  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    await this.check(caller, id, await this.known(caller, id));
  }
}
