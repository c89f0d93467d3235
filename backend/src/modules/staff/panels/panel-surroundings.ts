import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SubjectsService } from '../../classes/index.js';
import { SchoolsService } from '../../schools/index.js';
import type { PanelContent } from '../domain/panel.js';
import { PanelsRepository } from './panels.repository.js';

/** What a panel has to fit: the others of its session, the subjects and the people of the school. */
@Injectable()
export class PanelSurroundings {
  constructor(
    private readonly panels: PanelsRepository,
    private readonly subjects: SubjectsService,
    private readonly schools: SchoolsService,
  ) {}

  /** In the current transaction. */
  async of(caller: SchoolCaller, id: string, { academicYearId }: PanelContent) {
    const owner = { schoolId: caller.school.id };
    const others = await this.panels.list(owner, academicYearId);
    return {
      standing: await this.panels.rows.find(owner, id),
      others: others.filter((other) => other.id !== id),
      subjectIds: (await this.subjects.list(caller)).map((subject) => subject.id),
      personIds: (await this.schools.membersOf(owner.schoolId)).map(({ userId }) => userId),
    };
  }
}
