import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { startOfDay, startOfNextDay } from '../../../../platform/calendar/school-instant.js';
import { toDate } from '../../../../platform/clock/instant.js';
import { Database } from '../../../../platform/database/database.js';
import { inView } from '../finance-view.js';
import { standing } from '../standing.read-model.js';
import { agedWeeks, type Week } from './aged-weeks.js';
import { chartWindow } from './chart-window.js';
import { DUNNING_STEPS, type DunningStep, dunning, hasReached } from './dunning.read-model.js';
import { failures } from './failures.read-model.js';

type AgedSums = Readonly<{ schools: number; graceSen: number; limitedSen: number; lockedSen: number }>;
type AgedWeek = Week & AgedSums;
type FailureReason = Readonly<{
  provider: string;
  bank: string;
  reason: string;
  payments: number;
  schools: number;
}>;

const MAX_REASONS = 50;
const NOTHING: AgedSums = { schools: 0, graceSen: 0, limitedSen: 0, lockedSen: 0 };

/** Read model over schools, billing, subscription and notifications: how debts age and why they stay. `now`: business clock. */
@Injectable()
export class ChartsReadModel {
  private readonly db = this.database.tables<Record<string, never>>();

  constructor(private readonly database: Database) {}

  async agedWeeks(now: number): Promise<AgedWeek[]> {
    const at = toDate(now);
    const weeks = agedWeeks(now);
    const starts = weeks.map(({ from }) =>
      from === null ? '-infinity' : toDate(startOfDay(from)).toISOString(),
    );
    const ends = weeks.map(({ to }) => toDate(startOfNextDay(to)).toISOString());
    const { rows } = await sql<AgedSums & { to: string }>`
      SELECT (week.ends AT TIME ZONE 'Asia/Kuala_Lumpur' - interval '1 day')::date::text AS to,
        count(*)::int AS schools, ${sumAt('grace_period')} AS "graceSen", ${sumAt('limited')} AS "limitedSen",
        ${sumAt('locked')} AS "lockedSen"
      FROM unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) AS week (starts, ends)
      JOIN (${standing(at)}) standing ON expires_at >= week.starts AND expires_at < week.ends
      WHERE ${inView('owed', at)} GROUP BY week.ends`.execute(this.db);
    const sums = new Map(rows.map(({ to, ...sum }) => [to, sum]));
    return weeks.map((week) => ({ ...week, ...(sums.get(week.to) ?? NOTHING) }));
  }

  async dunning(now: number): Promise<{ step: DunningStep; schools: number }[]> {
    const at = toDate(now);
    const counts = DUNNING_STEPS.map(
      (step) => sql`count(*) FILTER (WHERE ${hasReached(step)})::int AS ${sql.ref(step)}`,
    );
    const { rows } = await sql<Record<DunningStep, number>>`
      WITH standing AS NOT MATERIALIZED (${standing(at)}),
        dunning AS (${dunning(toDate(chartWindow(now)), at)})
      SELECT ${sql.join(counts)} FROM dunning`.execute(this.db);
    return DUNNING_STEPS.map((step) => ({ step, schools: rows[0]?.[step] ?? 0 }));
  }

  async failures(now: number): Promise<FailureReason[]> {
    const { rows } = await sql<FailureReason>`
      SELECT provider, bank, reason, count(*)::int AS payments, count(DISTINCT school_id)::int AS schools
      FROM (${failures(toDate(chartWindow(now)), toDate(now))}) failure
      GROUP BY provider, bank, reason ORDER BY payments DESC, provider, bank, reason LIMIT ${MAX_REASONS}`.execute(
      this.db,
    );
    return rows;
  }
}

function sumAt(level: 'grace_period' | 'limited' | 'locked') {
  return sql`coalesce(sum(due_sen) FILTER (WHERE level = ${level}), 0)::float8`;
}
