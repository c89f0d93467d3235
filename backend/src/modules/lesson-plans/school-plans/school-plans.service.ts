import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { SchoolsService } from '../../schools/index.js';
import { toLessonPlanDto } from '../lesson-plans.dto.js';
import { LessonPlansRepository } from '../lesson-plans.repository.js';
import type { SchoolPlanDto } from './school-plans.dto.js';

/** What those who supervise read of the plans of others. */
@Injectable()
export class SchoolPlansService {
  constructor(
    private readonly database: Database,
    private readonly plans: LessonPlansRepository,
    private readonly schools: SchoolsService,
  ) {}

  read(caller: SchoolCaller, id: string): Promise<SchoolPlanDto> {
    const { school } = caller;
    return this.database.tenantRead(school.id, async () => {
      const found = await this.plans.find(caller, id);
      if (!found) throw new RecordNotFoundError('lesson plan');
      const members = await this.schools.membersOf(school.id);
      const { authorId, ...plan } = found;
      const author = members.find(({ userId }) => userId === authorId);
      return { ...toLessonPlanDto(plan), authorName: author?.name ?? null };
    });
  }
}
