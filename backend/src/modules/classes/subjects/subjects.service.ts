import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { SubjectInUseError } from '../classes.errors.js';
import {
  problemsOfSubject,
  type SubjectContent,
  type SubjectParts,
  type SubjectRow,
} from '../domain/subject.js';
import { SchoolClassesRepository } from '../school-classes/school-classes.repository.js';
import { toSubjectDto } from './subjects.dto.js';
import { type Subject, SubjectsRepository } from './subjects.repository.js';

/** What a school teaches, as its administrators keep it. */
@Injectable()
export class SubjectsService extends SchoolRecords<SubjectRow, never, SubjectParts, SubjectParts> {
  constructor(
    writes: SchoolWrites,
    private readonly subjects: SubjectsRepository,
    private readonly classes: SchoolClassesRepository,
  ) {
    super(writes, subjects.rows, toSubjectDto);
  }

  list(caller: SchoolCaller): Promise<Subject[]> {
    return this.reading(caller, (owner) => this.subjects.list(owner));
  }

  protected override async check(caller: SchoolCaller, id: string, content: SubjectContent): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.classes.lock(owner);
    const others = (await this.subjects.list(owner)).filter((other) => other.id !== id);
    const problems = problemsOfSubject(content, others);
    if (problems.length > 0) throw new ValidationError(problems);
  }

  protected override async checkDeletion(caller: SchoolCaller, id: string): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.classes.lock(owner);
    const sets = await this.subjects.countSets(owner, id);
    if (sets > 0) throw new SubjectInUseError(sets);
  }

  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    await this.check(caller, id, await this.known(caller, id));
  }

  protected override keepParts(owner: SchoolOwner, id: string, content: SubjectContent): Promise<void> {
    return this.subjects.saveLevels(owner, id, content);
  }
}
