import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { onePage, type Table } from '../../../platform/tables/table-file.js';
import { AcademicYears, SchoolsService } from '../../schools/index.js';
import { type SchoolClass, SchoolClassesRepository } from '../school-classes/school-classes.repository.js';
import { SubjectsRepository } from '../subjects/subjects.repository.js';
import {
  classColumns,
  nameForFile,
  namesIn,
  SUBJECT_COLUMNS,
  type TaughtLevel,
  taughtLevels,
} from './class-tables.js';

/** What a school teaches, and in which classes, as tables to take away; each whole, as it stands at one moment. */
@Injectable()
export class ClassTables {
  constructor(
    private readonly database: Database,
    private readonly classes: SchoolClassesRepository,
    private readonly subjects: SubjectsRepository,
    private readonly years: AcademicYears,
    private readonly schools: SchoolsService,
  ) {}

  async ofClasses(caller: SchoolCaller, academicYearId: string): Promise<Table<SchoolClass>> {
    const schoolId = caller.school.id;
    const year = await this.years.find(caller, academicYearId);
    return this.database.tenantRead(schoolId, async () => ({
      title: 'Kelas',
      name: `kelas-${nameForFile(year.name)}`,
      columns: classColumns(namesIn(await this.schools.membersOf(schoolId))),
      pages: onePage(await this.classes.list({ schoolId }, year.id)),
    }));
  }

  ofSubjects({ school }: SchoolCaller): Promise<Table<TaughtLevel>> {
    return this.database.tenantRead(school.id, async () => ({
      title: 'Subjek',
      name: 'subjek',
      columns: SUBJECT_COLUMNS,
      pages: onePage(taughtLevels(await this.subjects.list({ schoolId: school.id }))),
    }));
  }
}
