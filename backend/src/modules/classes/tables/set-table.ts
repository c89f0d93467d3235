import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { onePage, type Table } from '../../../platform/tables/table-file.js';
import { AcademicYears } from '../../schools/index.js';
import { teachingDay } from '../domain/lead-teacher.js';
import { SetSurroundings } from '../teaching-sets/set-surroundings.js';
import type { TeachingSet } from '../teaching-sets/teaching-sets.repository.js';
import { nameForFile, namesIn, setColumns, setsInOrder } from './class-tables.js';

/** Who teaches what to whom in a session, as a table to take away. */
@Injectable()
export class SetTable {
  constructor(
    private readonly database: Database,
    private readonly around: SetSurroundings,
    private readonly years: AcademicYears,
  ) {}

  async read(caller: SchoolCaller, academicYearId: string): Promise<Table<TeachingSet>> {
    const schoolId = caller.school.id;
    const year = await this.years.find(caller, academicYearId);
    return this.database.tenantRead(schoolId, async () => {
      const { sets, members, classes, subjects } = await this.around.of(schoolId, year.id);
      const told = { day: teachingDay(dayOf(caller.now), year), classes, subjects, nameOf: namesIn(members) };
      return {
        title: 'Set mengajar',
        name: `set-mengajar-${nameForFile(year.name)}`,
        columns: setColumns(told),
        pages: onePage(setsInOrder(sets, told)),
      };
    });
  }
}
