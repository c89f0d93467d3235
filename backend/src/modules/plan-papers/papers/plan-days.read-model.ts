import { Injectable } from '@nestjs/common';
import { type SqlBool, sql } from 'kysely';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { weekOf, weekStartOf } from '../../../platform/calendar/school-week.js';
import { Database } from '../../../platform/database/database.js';
import { wordsOf } from '../../../platform/records/noun-rows.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import { ownerOf } from '../../../platform/records/records.js';
import { LESSON_PLAN } from '../../lesson-plans/rules/index.js';
import { SchoolProfilesService } from '../../schools/index.js';
import { LETTERS_A_LINE } from './plan-length.js';

/** Which plans go to paper. `className`, `subject`: these alone. */
export type PapersAsked = Readonly<{ from: Day; to: Day; className?: string; subject?: string }>;
/** `lines`: about as many as they take on paper. `longest`: of them, with its lines. */
export type DayOfPlans = Readonly<{
  date: Day;
  plans: number;
  lines: number;
  longest: Readonly<{ lines: number; startTime: string; className: string }>;
}>;

/** How much there is to print, before anything of it is read. */
@Injectable()
export class PlanDays {
  private readonly db = this.database.tables<object>();

  constructor(
    private readonly database: Database,
    private readonly profiles: SchoolProfilesService,
  ) {}

  /** The days on which the caller has plans that are no samples. */
  of(caller: SchoolCaller, asked: PapersAsked): Promise<DayOfPlans[]> {
    return this.database.tenantRead(caller.school.id, () => this.read(ownerOf(caller), asked));
  }

  /** The first days of the weeks that these days lie in. */
  async weeksOf({ school }: SchoolCaller, days: readonly DayOfPlans[]): Promise<Day[]> {
    const start = weekStartOf(await this.profiles.stateOf(school.id));
    return [...new Set(days.map(({ date }) => weekOf(date, start)))];
  }

  private async read(
    { schoolId, userId }: Owner,
    { from, to, className, subject }: PapersAsked,
  ): Promise<DayOfPlans[]> {
    const ofClass = className === undefined ? TRUE : sql<SqlBool>`class_name = ${className}`;
    const ofSubject = subject === undefined ? TRUE : sql<SqlBool>`subject = ${subject}`;
    const { rows } = await sql<DayOfPlans>`
      SELECT to_char(date, 'YYYY-MM-DD') AS date, count(*)::int AS plans, sum(lines)::int AS lines,
        (array_agg(json_build_object('lines', lines, 'startTime', to_char(start_time, 'HH24:MI'),
          'className', class_name) ORDER BY lines DESC))[1] AS longest
      FROM lesson_plans, LATERAL (SELECT ${LINES} AS lines) counted
      WHERE school_id = ${schoolId} AND author_id = ${userId} AND date BETWEEN ${from} AND ${to}
        AND deleted_at IS NULL AND sample IS NULL AND ${ofClass} AND ${ofSubject}
      GROUP BY lesson_plans.date ORDER BY lesson_plans.date`.execute(this.db);
    return rows;
  }
}

/** What is written in more than a line. */
const TEXTS = sql`concat_ws(E'\n', ${wordsOf(LESSON_PLAN, (_, { rule, longest = 0 }) => rule.kind === 'text' && longest > 1_000)})`;
const LINES = sql`20 + regexp_count(${TEXTS}, E'\n') + length(${TEXTS}) / ${sql.lit(LETTERS_A_LINE)}`;
const TRUE = sql<SqlBool>`true`;
