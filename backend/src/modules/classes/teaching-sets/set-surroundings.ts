import { Injectable } from '@nestjs/common';
import { SchoolsService } from '../../schools/index.js';
import { SchoolClassesRepository } from '../school-classes/school-classes.repository.js';
import { SubjectsRepository } from '../subjects/subjects.repository.js';
import { TeachingSetsRepository } from './teaching-sets.repository.js';

/** What a set stands among: the sets and classes of its session, the subjects and the people of the school. */
@Injectable()
export class SetSurroundings {
  constructor(
    private readonly sets: TeachingSetsRepository,
    private readonly classes: SchoolClassesRepository,
    private readonly subjects: SubjectsRepository,
    private readonly schools: SchoolsService,
  ) {}

  /** Neither sets nor classes change until the current transaction ends. */
  lock(schoolId: string): Promise<void> {
    return this.classes.lock({ schoolId });
  }

  /** In the current transaction. */
  async of(schoolId: string, academicYearId: string) {
    const members = await this.schools.membersOf(schoolId);
    return {
      members,
      teachers: members.filter(({ roles }) => roles.includes('teacher')),
      sets: await this.sets.list({ schoolId }, academicYearId),
      classes: await this.classes.list({ schoolId }, academicYearId),
      subjects: await this.subjects.list({ schoolId }),
    };
  }
}
