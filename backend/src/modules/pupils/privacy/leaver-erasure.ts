import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import type { Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { Database } from '../../../platform/database/database.js';
import { type Erased, Erasure } from '../../../platform/erasure/erasure.js';
import { ValidationError } from '../../../platform/errors/errors.js';
import { latestBefore } from '../domain/leaver-retention.js';
import type { PupilsTables } from '../pupils-tables.js';
import { AccessLog } from './access-log.js';

/** What a request does within its time; more are erased by asking again. */
const AT_ONCE = 100;

/** `left`: how many are still to be erased. */
export type ErasedLeavers = Readonly<{ erased: number; left: number; lines: readonly Erased[] }>;

/** Forgets those who left long ago, deleted ones too, the longest first. */
@Injectable()
export class LeaverErasure {
  private readonly db = this.database.tables<PupilsTables>();

  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly erasure: Erasure,
    private readonly log: AccessLog,
  ) {}

  count({ school, now }: SchoolCaller, before: Day): Promise<number> {
    refuseRecent(before, now);
    return this.database.tenantRead(school.id, async () => (await this.leftBefore(school.id, before)).length);
  }

  /** All of a request or none of it. `confirmation`: the code of the school, so that nobody does it by a slip. */
  erase(caller: SchoolCaller, before: Day, confirmation: string): Promise<ErasedLeavers> {
    const { school, now } = caller;
    refuseRecent(before, now);
    if (confirmation.toUpperCase() !== school.code.toUpperCase())
      throw new ValidationError([{ field: 'confirmation', message: 'must be the code of the school' }]);
    return this.writes.writeAsSystem(caller, async () => {
      const all = await this.leftBefore(school.id, before);
      const ids = all.slice(0, AT_ONCE);
      const lines: Erased[] = [];
      for (const pupilId of ids) {
        await this.log.add(caller, pupilId, 'erased');
        lines.push(...(await this.erasure.forget({ kind: 'pupil', schoolId: school.id, pupilId })));
      }
      return { erased: ids.length, left: all.length - ids.length, lines: summed(lines) };
    });
  }

  private async leftBefore(schoolId: string, before: Day): Promise<string[]> {
    const rows = await this.db
      .selectFrom('pupils')
      .select('id')
      .where('school_id', '=', schoolId)
      .where(sql<boolean>`left_on < ${before}::date`)
      .orderBy('left_on')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }
}

function refuseRecent(before: Day, now: number): void {
  const latest = latestBefore(dayOf(now));
  if (before > latest)
    throw new ValidationError([{ field: 'before', message: `before must not be after ${latest}` }]);
}

/** One line for what became of a column, of all of them together. */
function summed(lines: readonly Erased[]): Erased[] {
  const byColumn = Map.groupBy(lines, ({ table, column }) => `${table}.${column}`);
  return [...byColumn.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, rows: others.reduce((sum, { rows }) => sum + rows, first.rows) }] : [],
  );
}
