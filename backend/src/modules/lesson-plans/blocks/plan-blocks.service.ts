import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { OwnRecords } from '../../../platform/records/records.js';
import { SchoolsService } from '../../schools/index.js';
import { type PlanBlockContent } from '../domain/plan-block.js';
import { type ListedBlock, PlanBlocksRepository } from './plan-blocks.repository.js';

/** Steps that a teacher uses again; colleagues use those that are shared. */
@Injectable()
export class PlanBlocksService extends OwnRecords<PlanBlockContent> {
  constructor(
    writes: SchoolWrites,
    private readonly blocks: PlanBlocksRepository,
    private readonly schools: SchoolsService,
  ) {
    super(writes, blocks.rows);
  }

  list(caller: SchoolCaller): Promise<ListedBlock[]> {
    return this.reading(caller, async (owner) => {
      const found = await this.blocks.list(owner);
      const hasOthers = found.some(({ authorId }) => authorId !== owner.userId);
      const members = hasOthers ? await this.schools.membersOf(owner.schoolId) : [];
      return found.map(({ authorId, ...block }) => ({
        ...block,
        authorName:
          authorId === owner.userId ? null : (members.find(({ userId }) => userId === authorId)?.name ?? ''),
      }));
    });
  }
}
