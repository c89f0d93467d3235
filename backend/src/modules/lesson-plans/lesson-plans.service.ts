import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../platform/access/caller.js';
import { SchoolWrites } from '../../platform/access/school-writes.js';
import { Database } from '../../platform/database/database.js';
import { type Page, readPage } from '../../platform/page/page.js';
import { OwnRecords } from '../../platform/records/records.js';
import type { LessonPlan, LessonPlanContent, LessonPlanOrigin } from './domain/lesson-plan.js';
import { type LessonPlansQueryDto, toLessonPlanDto } from './lesson-plans.dto.js';
import { LessonPlansRepository, type NewPlanField, PLAN_KEYS } from './lesson-plans.repository.js';

/** A teacher's own plans. */
@Injectable()
export class LessonPlansService extends OwnRecords<LessonPlanContent, NewPlanField, LessonPlanOrigin> {
  constructor(
    database: Database,
    writes: SchoolWrites,
    private readonly repository: LessonPlansRepository,
  ) {
    super(database, writes, { noun: 'lesson plan', rows: repository.rows, toDto: toLessonPlanDto });
  }

  list(caller: SchoolCaller, query: LessonPlansQueryDto): Promise<Page<LessonPlan>> {
    return this.database.tenantRead(caller.school.id, () =>
      readPage(query, {
        keys: PLAN_KEYS,
        read: (slice) => this.repository.list(caller, query, slice),
        positionOf: (plan) => plan,
      }),
    );
  }
}
