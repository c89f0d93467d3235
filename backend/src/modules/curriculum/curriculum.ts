import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import { AcademicYears } from '../schools/index.js';
import { editionInForce } from './domain/edition.js';
import { type LearningStandard, learningStandardsIn } from './domain/learning-standard.js';
import { type Edition, EditionsRepository } from './editions/editions.repository.js';
import { NodesRepository } from './nodes/nodes.repository.js';

/** What is to be taught, for modules that plan it. */
@Injectable()
export class Curriculum {
  constructor(
    private readonly database: Database,
    private readonly editions: EditionsRepository,
    private readonly nodes: NodesRepository,
    private readonly years: AcademicYears,
  ) {}

  /** All of an edition, in the order of the document. */
  learningStandards(schoolId: string, editionId: string): Promise<LearningStandard[]> {
    return this.database.tenantRead(schoolId, async () =>
      learningStandardsIn(await this.nodes.list({ schoolId }, editionId)),
    );
  }

  /** Deleted ones too: a plan keeps naming what it was made with. What the school does not have is left out. */
  findLearningStandards(schoolId: string, ids: readonly string[]): Promise<LearningStandard[]> {
    return this.database.tenantRead(schoolId, async () => {
      const around = await this.nodes.listAround({ schoolId }, ids);
      const editionIds = [...new Set(around.map(({ editionId }) => editionId))];
      return editionIds
        .flatMap((id) => learningStandardsIn(around.filter(({ editionId }) => editionId === id)))
        .filter(({ id }) => ids.includes(id));
    });
  }

  /** By which a subject of the school is taught at a level in a session; null where it has none. */
  async editionFor(
    caller: SchoolCaller,
    {
      subjectId,
      gradeLevel,
      academicYearId,
    }: Readonly<Record<'subjectId' | 'gradeLevel' | 'academicYearId', string>>,
  ): Promise<Edition | null> {
    const { firstDay } = await this.years.find(caller, academicYearId);
    const year = Number(firstDay.slice(0, 4));
    return this.database.tenantRead(caller.school.id, async () =>
      editionInForce(await this.editions.list({ schoolId: caller.school.id }), {
        subjectId,
        gradeLevel,
        year,
      }),
    );
  }
}
