import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { SchoolClassesService } from '../../classes/index.js';
import { AcademicYears } from '../../schools/index.js';
import { type EntryContent, problemsOfEntry } from '../domain/calendar-entry.js';
import { calendarOf } from '../domain/calendar-of-parts.js';
import { toCalendarEntryDto } from './calendar-entries.dto.js';
import { CalendarEntriesRepository } from './calendar-entries.repository.js';
import { SessionCalendars } from './session-calendars.js';
import { SessionCalendarsRepository } from './session-calendars.repository.js';

/** On which days a school does otherwise than its calendar, as administrators and the holder of the calendar keep it. */
@Injectable()
export class CalendarEntriesService extends SchoolRecords<EntryContent> {
  constructor(
    writes: SchoolWrites,
    private readonly entries: CalendarEntriesRepository,
    private readonly calendars: SessionCalendars,
    private readonly kept: SessionCalendarsRepository,
    private readonly classes: SchoolClassesService,
    private readonly years: AcademicYears,
  ) {
    super(writes, entries.rows, toCalendarEntryDto);
  }

  protected override async check(caller: SchoolCaller, id: string, content: EntryContent): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.kept.lock(owner);
    const year = await this.years.holdOpen(caller, content.academicYearId);
    const standing = await this.calendars.ofYear(owner.schoolId, year, dayOf(caller.now));
    const others = standing.entries.filter((entry) => entry.id !== id);
    const problems = problemsOfEntry(content, {
      standing: await this.entries.rows.find(owner, id),
      calendar: calendarOf({ ...standing.parts, entries: others }),
      others,
      classIds: (await this.classes.list(caller, year.id)).map((each) => each.id),
    });
    if (problems.length > 0) throw new ValidationError(problems);
  }

  protected override async checkDeletion(caller: SchoolCaller, id: string): Promise<void> {
    await this.kept.lock(this.ownerOf(caller));
    await this.years.holdOpen(caller, (await this.known(caller, id)).academicYearId);
  }

  /** Something else may stand on its days since. */
  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    await this.check(caller, id, await this.known(caller, id));
  }
}
