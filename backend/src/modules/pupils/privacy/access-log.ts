import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { PageQueryDto } from '../../../platform/page/page.dto.js';
import { isNumberOf, isUuid, type Page, readPage } from '../../../platform/page/page.js';
import type { PupilAct, PupilsTables } from '../pupils-tables.js';

/** `at` in epoch milliseconds, as text. `pupilName`: null of one who is erased. */
export type AccessLine = Readonly<{
  id: string;
  at: string;
  actorId: string;
  pupilId: string;
  pupilName: string | null;
  act: PupilAct;
}>;

const KEYS = { at: isNumberOf(15), id: isUuid };

/** Who did what with a pupil that leaves a line. */
@Injectable()
export class AccessLog {
  private readonly db = this.database.tables<PupilsTables>();

  constructor(private readonly database: Database) {}

  /** In the current transaction. */
  async add({ school, principal, now }: SchoolCaller, pupilId: string, act: PupilAct): Promise<void> {
    const line = {
      school_id: school.id,
      at: toDate(now),
      actor_id: principal.userId,
      pupil_id: pupilId,
      act,
    };
    await this.db.insertInto('pupil_access_log').values(line).execute();
  }

  /** What was done with one pupil, by the time of it; in the current transaction. `at` in epoch milliseconds. */
  async ofPupil({ school }: SchoolCaller, pupilId: string): Promise<{ at: number; act: PupilAct }[]> {
    return this.db
      .selectFrom('pupil_access_log')
      .select([sql<number>`round(extract(epoch FROM at) * 1000)::float8`.as('at'), 'act'])
      .where('school_id', '=', school.id)
      .where('pupil_id', '=', pupilId)
      .orderBy('pupil_access_log.at')
      .execute();
  }

  /** Newest first. */
  list(caller: SchoolCaller, query: PageQueryDto): Promise<Page<AccessLine>> {
    return this.database.tenantRead(caller.school.id, () =>
      readPage(query, {
        keys: KEYS,
        read: ({ after, limit }) => {
          let lines = this.lines(caller.school.id);
          if (after) {
            const position = sql`(to_timestamp(${after.at}::numeric / 1000), ${after.id}::uuid)`;
            lines = lines.where(sql<boolean>`(log.at, log.id) < ${position}`);
          }
          return lines.limit(limit).execute();
        },
        positionOf: (line) => line,
      }),
    );
  }

  private lines(schoolId: string) {
    return this.db
      .selectFrom('pupil_access_log as log')
      .leftJoin('pupils', (join) =>
        join.onRef('pupils.school_id', '=', 'log.school_id').onRef('pupils.id', '=', 'log.pupil_id'),
      )
      .select([
        'log.id',
        sql<string>`round(extract(epoch FROM log.at) * 1000)::bigint::text`.as('at'),
        'log.actor_id as actorId',
        'log.pupil_id as pupilId',
        'pupils.name as pupilName',
        'log.act',
      ])
      .where('log.school_id', '=', schoolId)
      .orderBy('log.at', 'desc')
      .orderBy('log.id', 'desc');
  }
}
