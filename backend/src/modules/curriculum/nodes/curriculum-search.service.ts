import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { soughtIn } from '../domain/sought.js';
import { EditionsRepository } from '../editions/editions.repository.js';
import { type FoundNode, NodesRepository } from './nodes.repository.js';

const MOST_FOUND = 100;

/** Finds what is to be taught. */
@Injectable()
export class CurriculumSearch {
  constructor(
    private readonly database: Database,
    private readonly editions: EditionsRepository,
    private readonly nodes: NodesRepository,
  ) {}

  /** In all editions of the school, or in those of a subject or level. */
  find(
    { school }: SchoolCaller,
    query: string,
    { subject, level }: Readonly<{ subject: string | undefined; level: string | undefined }>,
  ): Promise<FoundNode[]> {
    const owner = { schoolId: school.id };
    return this.database.tenantRead(school.id, async () => {
      const editions = (await this.editions.list(owner)).filter(
        ({ subjectName, gradeLevel }) =>
          (subject === undefined || subjectName.toLowerCase() === subject.toLowerCase()) &&
          (level === undefined || gradeLevel === level),
      );
      const editionIds = editions.map(({ id }) => id);
      return this.nodes.search(owner, soughtIn(query), { editionIds, limit: MOST_FOUND });
    });
  }
}
