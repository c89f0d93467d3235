import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { isOf } from '../../../platform/access/access.js';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { Entitlements } from '../../../platform/access/entitlements.js';
import { Database } from '../../../platform/database/database.js';
import { defineFindable, Finds } from '../../../platform/search/findable.js';
import type { SchoolsTables } from '../schools-tables.js';
import { FoundPersonDto } from './members.dto.js';

const foundPeople = defineFindable({ kind: 'people', shownAs: FoundPersonDto, most: 8 });

/** The people of the school, for administrators who may open the list of them. */
@Injectable()
export class MemberSearch {
  private readonly db = this.database.tables<SchoolsTables>();

  constructor(
    private readonly database: Database,
    private readonly entitlements: Entitlements,
  ) {}

  /** Where every word stands in the name or the address. */
  @Finds(foundPeople)
  async find(caller: SchoolCaller, words: readonly string[], limit: number): Promise<FoundPersonDto[]> {
    if (!(await this.mayOpenPeople(caller))) return [];
    let query = this.db
      .selectFrom('school_members')
      .select(['user_id as userId', 'display_name as displayName', 'role'])
      .where('school_id', '=', caller.school.id);
    const text = sql`lower(concat_ws(' ', display_name, email))`;
    for (const word of words) query = query.where(sql<boolean>`strpos(${text}, lower(${word})) > 0`);
    return query.orderBy('display_name').orderBy('user_id').limit(limit).execute();
  }

  private async mayOpenPeople({ school, membership, now }: SchoolCaller): Promise<boolean> {
    if (!isOf('admin', membership)) return false;
    return (await this.entitlements.of(school.id, now)).canAccess.manageUsers;
  }
}
