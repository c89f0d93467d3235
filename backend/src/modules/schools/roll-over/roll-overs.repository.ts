import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { YearContent } from '../domain/academic-year.js';
import type { SchoolsTables } from '../schools-tables.js';

/** The ids of what was made, by part. */
export type MadeIds = Readonly<Record<string, readonly string[]>>;

/** `lastDayBefore`: of the session that it follows, as it was at that moment. */
type Applied = Readonly<{
  at: number;
  by: string;
  yearId: string;
  madeYear: boolean;
  lastDayBefore: Day;
  made: MadeIds;
}>;

/** Times in epoch milliseconds. */
export type KeptRollOver = YearContent &
  Readonly<{
    id: string;
    fromYearId: string;
    decisions: Readonly<Record<string, string>>;
    version: number;
    attempt: number;
    changedAt: number;
    applied: Applied | null;
  }>;

const milliseconds = (name: string) => sql<number>`round(extract(epoch FROM ${sql.id(name)}) * 1000)::float8`;
const dayText = (name: string) => sql<string>`to_char(${sql.id(name)}, 'YYYY-MM-DD')`;

/** Of one school, in the current transaction. */
@Injectable()
export class RollOversRepository {
  private readonly db = this.database.tables<SchoolsTables>();

  constructor(private readonly database: Database) {}

  /** By the days of the session that each begins. */
  list(schoolId: string): Promise<KeptRollOver[]> {
    return this.kept(schoolId).orderBy('first_day').execute();
  }

  async find(schoolId: string, id: string): Promise<KeptRollOver | null> {
    return (await this.kept(schoolId).where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /** One that stands for the same session already stays as it is. */
  async begin(schoolId: string, fromYearId: string, year: YearContent, now: number): Promise<KeptRollOver> {
    await this.db
      .insertInto('roll_overs')
      .values({ school_id: schoolId, from_year_id: fromYearId, ...columnsOf(year), changed_at: toDate(now) })
      .onConflict((conflict) => conflict.columns(['school_id', 'from_year_id']).doNothing())
      .execute();
    return this.kept(schoolId).where('from_year_id', '=', fromYearId).executeTakeFirstOrThrow();
  }

  async saveDays(schoolId: string, id: string, year: YearContent, now: number): Promise<void> {
    await this.change(schoolId, id, now).set(columnsOf(year)).execute();
  }

  /** Beside what was decided before. */
  async decide(
    schoolId: string,
    id: string,
    decisions: Readonly<Record<string, string>>,
    now: number,
  ): Promise<void> {
    await this.change(schoolId, id, now)
      .set({ decisions: sql`decisions || ${JSON.stringify(decisions)}::jsonb` })
      .execute();
  }

  async saveApplied(
    schoolId: string,
    id: string,
    { at, by, yearId, madeYear, lastDayBefore, made }: Applied,
  ): Promise<void> {
    await this.change(schoolId, id, at)
      .set({
        applied_at: toDate(at),
        applied_by: by,
        year_id: yearId,
        made_year: madeYear,
        last_day_before: lastDayBefore,
        made: JSON.stringify(made),
      })
      .execute();
  }

  async saveTakenBack(schoolId: string, id: string, now: number): Promise<void> {
    await this.change(schoolId, id, now)
      .set({
        applied_at: null,
        applied_by: null,
        year_id: null,
        made_year: null,
        last_day_before: null,
        made: null,
      })
      .set({ attempt: sql`attempt + 1` })
      .execute();
  }

  async log(
    schoolId: string,
    { id, name }: KeptRollOver,
    {
      actorId,
      act,
      made,
      at,
    }: Readonly<{ actorId: string; act: 'applied' | 'taken_back'; made: MadeIds; at: number }>,
  ): Promise<void> {
    const counts = Object.fromEntries(Object.entries(made).map(([part, ids]) => [part, ids.length]));
    await this.db
      .insertInto('roll_over_log')
      .values({
        school_id: schoolId,
        at: toDate(at),
        actor_id: actorId,
        act,
        roll_over_id: id,
        name,
        made: JSON.stringify(counts),
      })
      .execute();
  }

  private change(schoolId: string, id: string, now: number) {
    return this.db
      .updateTable('roll_overs')
      .set({ changed_at: toDate(now), version: sql`version + 1` })
      .where('school_id', '=', schoolId)
      .where('id', '=', id);
  }

  private kept(schoolId: string) {
    return this.db
      .selectFrom('roll_overs')
      .select(['id', 'name', 'version', 'attempt', 'from_year_id as fromYearId', 'decisions'])
      .select([dayText('first_day').as('firstDay'), dayText('last_day').as('lastDay')])
      .select(milliseconds('changed_at').as('changedAt'))
      .select(
        sql<KeptRollOver['applied']>`CASE WHEN applied_at IS NOT NULL THEN jsonb_build_object(
          'at', ${milliseconds('applied_at')}, 'by', applied_by, 'yearId', year_id, 'madeYear', made_year,
          'lastDayBefore', ${dayText('last_day_before')},
          'made', made) END`.as('applied'),
      )
      .where('school_id', '=', schoolId);
  }
}

const columnsOf = ({ name, firstDay, lastDay }: YearContent) => ({
  name,
  first_day: firstDay,
  last_day: lastDay,
});
