import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { onePage, type Table } from '../../../platform/tables/table-file.js';
import { AcademicYears, SchoolsService } from '../../schools/index.js';
import { teachingDay } from '../domain/lead-teacher.js';
import { type SchoolClass, SchoolClassesRepository } from '../school-classes/school-classes.repository.js';
import { SubjectsRepository } from '../subjects/subjects.repository.js';
import { type TeachingSet, TeachingSetsRepository } from '../teaching-sets/teaching-sets.repository.js';
import {
  classColumns,
  SUBJECT_COLUMNS,
  setColumns,
  setsInOrder,
  type TaughtLevel,
  taughtLevels,
} from './class-tables.js';

/** What a school teaches to whom, as tables to take away; each whole, as it stands at one moment. */
@Injectable()
export class ClassTables {
  constructor(
    private readonly database: Database,
    private readonly classes: SchoolClassesRepository,
    private readonly subjects: SubjectsRepository,
    private readonly sets: TeachingSetsRepository,
    private readonly years: AcademicYears,
    private readonly schools: SchoolsService,
  ) {}

  async ofClasses(caller: SchoolCaller, academicYearId: string | undefined): Promise<Table<SchoolClass>> {
    const schoolId = caller.school.id;
    const year = await this.years.chosen(caller, academicYearId);
    return this.database.tenantRead(schoolId, async () => ({
      title: 'Kelas',
      name: `kelas-${nameForFile(year.name)}`,
      columns: classColumns(await this.namesOf(schoolId)),
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

  async ofSets(caller: SchoolCaller, academicYearId: string | undefined): Promise<Table<TeachingSet>> {
    const schoolId = caller.school.id;
    const year = await this.years.chosen(caller, academicYearId);
    return this.database.tenantRead(schoolId, async () => {
      const told = {
        day: teachingDay(dayOf(caller.now), year),
        classes: await this.classes.list({ schoolId }, year.id),
        subjects: await this.subjects.list({ schoolId }),
        nameOf: await this.namesOf(schoolId),
      };
      const sets = await this.sets.list({ schoolId }, year.id);
      return {
        title: 'Set mengajar',
        name: `set-mengajar-${nameForFile(year.name)}`,
        columns: setColumns(told),
        pages: onePage(setsInOrder(sets, told)),
      };
    });
  }

  /** Whoever has left the school has no name here. */
  private async namesOf(schoolId: string): Promise<(userId: string) => string> {
    const members = await this.schools.membersOf(schoolId);
    const names = new Map(members.map(({ userId, name }) => [userId, name]));
    return (userId) => names.get(userId) ?? '';
  }
}

/** 2026/2027 would be two folders. */
function nameForFile(name: string): string {
  return name.replaceAll(/[^0-9A-Za-z]+/g, '-');
}
