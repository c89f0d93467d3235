import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { Database } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { OwnRecords } from '../../../platform/records/records.js';
import { SchoolsService } from '../../schools/index.js';
import { MOST_BLOCKS, type PlanBlockContent } from '../domain/plan-block.js';
import { toRecordOfBlock } from './plan-blocks.dto.js';
import { type ListedBlock, type PlanBlock, PlanBlocksRepository } from './plan-blocks.repository.js';

export const BLOCK_NOUN = 'plan block';

export class TooManyBlocksError extends AppError {
  constructor() {
    super('TOO_MANY_BLOCKS', 409, `A person has ${MOST_BLOCKS} blocks at most.`, { most: MOST_BLOCKS });
  }
}

/** Steps that a teacher uses again; colleagues use those that are shared. */
@Injectable()
export class PlanBlocksService extends OwnRecords<PlanBlockContent> {
  constructor(
    database: Database,
    writes: SchoolWrites,
    private readonly blocks: PlanBlocksRepository,
    private readonly schools: SchoolsService,
  ) {
    super(database, writes, { noun: BLOCK_NOUN, rows: blocks.rows, toDto: toRecordOfBlock });
  }

  list(caller: SchoolCaller): Promise<ListedBlock[]> {
    const owner = this.ownerOf(caller);
    return this.database.tenantRead(owner.schoolId, async () => {
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

  override restore(caller: SchoolCaller, id: string): Promise<PlanBlock> {
    return this.writes.write(caller, async () => {
      if ((await this.known(caller, id)).deletedAt !== null) await this.checkRoom(caller);
      return super.restore(caller, id);
    });
  }

  protected override async insert(
    caller: SchoolCaller,
    id: string,
    content: PlanBlockContent,
  ): Promise<PlanBlock> {
    const standing = await this.blocks.rows.find(this.ownerOf(caller), id);
    if (!standing) await this.checkRoom(caller);
    return super.insert(caller, id, content);
  }

  private async checkRoom(caller: SchoolCaller): Promise<void> {
    if ((await this.blocks.count(this.ownerOf(caller))) >= MOST_BLOCKS) throw new TooManyBlocksError();
  }
}
