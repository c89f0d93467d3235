import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import { type SchoolDataTaken, schoolDataTaken } from '../../../platform/exports/exports.events.js';
import type { PageQueryDto } from '../../../platform/page/page.dto.js';
import { isNumberOf, isUuid, type Page, readPage } from '../../../platform/page/page.js';
import type { TableFormat } from '../../../platform/tables/table-file.js';
import type { ListKind, PupilState, PupilsTables } from '../pupils-tables.js';

/** `place`: null for the whole school. `format`: of a table. `state`: null of the school's archive, which holds all. */
export type TakenList = Readonly<{
  kind: ListKind;
  format: TableFormat | null;
  place: string | null;
  state: PupilState | null;
  rows: number;
  hasGroups: boolean;
  hasNumbers: boolean;
  hasGuardians: boolean;
}>;

/** `at` in epoch milliseconds, as text. */
export type ListLine = TakenList & Readonly<{ id: string; at: string; actorId: string }>;

const KEYS = { at: isNumberOf(15), id: isUuid };

/** Who took which list of pupils away. */
@Injectable()
export class ListLog {
  private readonly db = this.database.tables<PupilsTables>();

  constructor(private readonly database: Database) {}

  /** In the current transaction. */
  async add({ school, principal, now }: SchoolCaller, taken: TakenList): Promise<void> {
    const { hasGroups, hasNumbers, hasGuardians, ...told } = taken;
    const extras = { has_groups: hasGroups, has_numbers: hasNumbers, has_guardians: hasGuardians };
    const line = { school_id: school.id, at: toDate(now), actor_id: principal.userId, ...told };
    await this.db
      .insertInto('pupil_list_log')
      .values({ ...line, ...extras })
      .execute();
  }

  /** In the transaction of whoever hands the archive of the school out. */
  @OnEvent(schoolDataTaken)
  async addArchive({ schoolId, actorId, now }: SchoolDataTaken): Promise<void> {
    await sql`
      INSERT INTO pupil_list_log (school_id, at, actor_id, kind, rows, has_groups, has_numbers)
      SELECT ${schoolId}, ${toDate(now)}, ${actorId}, 'all_taken', count(*), false, false
      FROM pupils WHERE school_id = ${schoolId}`.execute(this.db);
  }

  /** Newest first. */
  list({ school }: SchoolCaller, query: PageQueryDto): Promise<Page<ListLine>> {
    return this.database.tenantRead(school.id, () =>
      readPage(query, {
        keys: KEYS,
        read: ({ after, limit }) => {
          let lines = this.lines(school.id);
          if (after) {
            const position = sql`(to_timestamp(${after.at}::numeric / 1000), ${after.id}::uuid)`;
            lines = lines.where(sql<boolean>`(at, id) < ${position}`);
          }
          return lines.limit(limit).execute();
        },
        positionOf: (line) => line,
      }),
    );
  }

  private lines(schoolId: string) {
    return this.db
      .selectFrom('pupil_list_log')
      .select([
        'id',
        sql<string>`round(extract(epoch FROM at) * 1000)::bigint::text`.as('at'),
        'actor_id as actorId',
        'kind',
        'format',
        'place',
        'state',
        'rows',
        'has_groups as hasGroups',
        'has_numbers as hasNumbers',
        'has_guardians as hasGuardians',
      ])
      .where('school_id', '=', schoolId)
      .orderBy('pupil_list_log.at', 'desc')
      .orderBy('pupil_list_log.id', 'desc');
  }
}
