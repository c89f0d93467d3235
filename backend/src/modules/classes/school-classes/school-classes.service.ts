import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { Events } from '../../../platform/events/events.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { AcademicYears, SchoolsService } from '../../schools/index.js';
import { ClassGroupInUseError, ClassInUseError } from '../classes.errors.js';
import { classGoing } from '../classes.events.js';
import {
  type ClassContent,
  type ClassParts,
  type ClassRow,
  problemsOfClass,
} from '../domain/school-class.js';
import { toSchoolClassDto } from './school-classes.dto.js';
import { type SchoolClass, SchoolClassesRepository } from './school-classes.repository.js';

/** The classes of a school, as its administrators keep them. */
@Injectable()
export class SchoolClassesService extends SchoolRecords<ClassRow, never, ClassParts, ClassParts> {
  constructor(
    writes: SchoolWrites,
    private readonly classes: SchoolClassesRepository,
    private readonly years: AcademicYears,
    private readonly schools: SchoolsService,
    private readonly events: Events,
  ) {
    super(writes, classes.rows, toSchoolClassDto);
  }

  async list(caller: SchoolCaller, academicYearId: string): Promise<SchoolClass[]> {
    const year = await this.years.find(caller, academicYearId);
    return this.reading(caller, (owner) => this.classes.list(owner, year.id));
  }

  /** In the current transaction. */
  ofYear(schoolId: string, academicYearId: string): Promise<SchoolClass[]> {
    return this.classes.list({ schoolId }, academicYearId);
  }

  protected override async check(caller: SchoolCaller, id: string, content: ClassContent): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.classes.lock(owner);
    await this.years.holdOpen(caller, content.academicYearId);
    const groupIds = content.groups.map((group) => group.id);
    const standing = await this.classes.rows.find(owner, id);
    const problems = problemsOfClass(content, {
      standing,
      others: (await this.classes.list(owner, content.academicYearId)).filter((other) => other.id !== id),
      memberIds: (await this.schools.membersOf(owner.schoolId)).map(({ userId }) => userId),
      takenGroupIds: await this.classes.groupsElsewhere(owner, id, groupIds),
    });
    if (problems.length > 0) throw new ValidationError(problems);
    const missed = await this.classes.groupsTaught(owner, id, groupIds);
    if (missed.length > 0) throw new ClassGroupInUseError(missed);
    const left = standing?.groups.filter((group) => !groupIds.includes(group.id)) ?? [];
    await this.events.emit(classGoing, { ...owner, classIds: [], groupIds: left.map((group) => group.id) });
  }

  protected override async checkDeletion(caller: SchoolCaller, id: string): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.classes.lock(owner);
    const { academicYearId } = await this.known(caller, id);
    await this.years.holdOpen(caller, academicYearId);
    const sets = await this.classes.countSets(owner, id);
    if (sets > 0) throw new ClassInUseError(sets);
    await this.events.emit(classGoing, { ...owner, classIds: [id], groupIds: [] });
  }

  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    await this.check(caller, id, await this.known(caller, id));
  }

  protected override keepParts(owner: SchoolOwner, id: string, content: ClassContent): Promise<void> {
    return this.classes.saveGroups(owner, content.academicYearId, id, content.groups);
  }
}
