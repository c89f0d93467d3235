import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { SchoolRecords } from '../../../platform/records/records.js';
import { SubjectsService } from '../../classes/index.js';
import { problemsOfEdition } from '../domain/edition.js';
import { toEditionDto } from './editions.dto.js';
import {
  type Edition,
  type EditionFigures,
  type EditionRow,
  EditionsRepository,
} from './editions.repository.js';

/** What a school teaches by, as its administrators keep it. */
@Injectable()
export class EditionsService extends SchoolRecords<EditionRow, 'createdBy', EditionFigures> {
  constructor(
    writes: SchoolWrites,
    private readonly editions: EditionsRepository,
    private readonly subjects: SubjectsService,
  ) {
    super(writes, editions.rows, toEditionDto);
  }

  list(caller: SchoolCaller): Promise<Edition[]> {
    return this.reading(caller, (owner) => this.editions.list(owner));
  }

  protected override async check(
    caller: SchoolCaller,
    id: string,
    content: Omit<EditionRow, 'createdBy'>,
  ): Promise<void> {
    const owner = this.ownerOf(caller);
    await this.editions.lock(owner);
    const problems = problemsOfEdition(content, {
      others: (await this.editions.list(owner)).filter((other) => other.id !== id),
      subjectIds: (await this.subjects.list(caller)).map((subject) => subject.id),
    });
    if (problems.length > 0) throw new ValidationError(problems);
  }

  protected override async checkRestoration(caller: SchoolCaller, id: string): Promise<void> {
    await this.check(caller, id, await this.known(caller, id));
  }
}
