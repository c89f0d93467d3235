import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { SubjectInUseError } from '../classes.errors.js';
import {
  type NewSubjectField,
  problemsOfSubject,
  type SubjectContent,
  type SubjectParts,
  type SubjectRow,
} from '../domain/subject.js';
import { proposedMark } from '../domain/subject-mark.js';
import { SchoolClassesRepository } from '../school-classes/school-classes.repository.js';
import { toSubjectDto } from './subjects.dto.js';
import { type Subject, SubjectsRepository } from './subjects.repository.js';

/** What a school teaches, as its administrators keep it. */
@Injectable()
export class SubjectsService extends SchoolRecords<SubjectRow, NewSubjectField, SubjectParts, SubjectParts> {
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
    const subject = await this.known(caller, id);
    await this.check(caller, id, subject);
    await this.completeMark(this.ownerOf(caller), subject);
  }

  protected override async keepParts(owner: SchoolOwner, id: string, content: SubjectContent): Promise<void> {
    await this.subjects.saveLevels(owner, id, content);
    const kept = await this.subjects.rows.find(owner, id);
    if (kept) await this.completeMark(owner, kept);
  }

  /** What the school has not chosen. */
  private async completeMark(owner: SchoolOwner, subject: Subject): Promise<void> {
    if (subject.mark !== null && subject.hue !== null) return;
    const others = (await this.subjects.list(owner)).filter(({ id }) => id !== subject.id);
    const { mark, hue } = proposedMark(subject, others);
    await this.subjects.saveMark(owner, subject.id, { mark: subject.mark ?? mark, hue: subject.hue ?? hue });
  }
}
