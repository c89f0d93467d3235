import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import type { PageQueryDto } from '../../../platform/page/page.dto.js';
import { isNumberOf, isUuid, type Page, readPage } from '../../../platform/page/page.js';
import { RecordNotFoundError } from '../../../platform/records/records.errors.js';
import { SchoolsService } from '../../schools/index.js';
import { type Opening, type VisitorLink, VisitorLinksRepository } from './visitor-links.repository.js';

export const LINK_NOUN = 'visitor’s link';

/** `names`: of everybody in the school. */
export type ToldLinks = Readonly<{ links: readonly VisitorLink[]; names: ReadonlyMap<string, string> }>;
export type ToldOpenings = Page<Opening & Readonly<{ teacherName: string | null }>>;

/** So many are told. */
export const MOST_TOLD = 200;
const KEYS = { at: isNumberOf(15), id: isUuid };

/** Whom the school lets read what was sent to it, without an account. */
@Injectable()
export class VisitorLinks {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly links: VisitorLinksRepository,
    private readonly schools: SchoolsService,
  ) {}

  list({ school }: SchoolCaller): Promise<ToldLinks> {
    return this.writes.read({ school }, async () => ({
      links: await this.links.list({ schoolId: school.id }, MOST_TOLD),
      names: await this.names(school.id),
    }));
  }

  async withdraw(caller: SchoolCaller, id: string): Promise<void> {
    const owner = { schoolId: caller.school.id };
    await this.writes.write(caller, async () => {
      if (!(await this.links.find(owner, id))) throw new RecordNotFoundError(LINK_NOUN);
      await this.links.withdraw(owner, id, caller.now);
    });
  }

  openings({ school }: SchoolCaller, id: string, query: PageQueryDto): Promise<ToldOpenings> {
    const owner = { schoolId: school.id };
    return this.writes.read({ school }, async () => {
      if (!(await this.links.find(owner, id))) throw new RecordNotFoundError(LINK_NOUN);
      const names = await this.names(school.id);
      const page = await readPage(query, {
        keys: KEYS,
        read: (slice) => this.links.openings(owner, id, slice),
        positionOf: (line) => line,
      });
      const items = page.items.map((line) => ({
        ...line,
        teacherName: names.get(line.teacherId ?? '') ?? null,
      }));
      return { ...page, items };
    });
  }

  /** Of everybody in the school. */
  private async names(schoolId: string): Promise<ReadonlyMap<string, string>> {
    const members = await this.schools.membersOf(schoolId);
    return new Map(members.map(({ userId, name }) => [userId, name]));
  }
}
