import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolsTables } from '../schools-tables.js';
import type { CodeContest, ContestAnswer, Contestant, Objection } from './code-contest.js';

type NewContest = Objection & Contestant & Readonly<{ schoolId: string; code: string; contestedAt: number }>;
type Answered = Readonly<{ answer: ContestAnswer; at: number; by: string }>;

/** The school that has the code, beside what is said against it. */
export type OpenContest = CodeContest &
  Readonly<{ school: { code: string; name: string; registeredAt: number; people: number } }>;

@Injectable()
export class ContestsRepository {
  private readonly db = this.database.tables<SchoolsTables>();

  constructor(private readonly database: Database) {}

  /** When this person contested since; nobody else counts it until the current transaction ends. */
  async lockedSince(userId: string, since: number): Promise<number[]> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`contestant:${userId}`}, 0))`.execute(this.db);
    const rows = await this.db
      .selectFrom('code_contests')
      .select('contested_at')
      .where('user_id', '=', userId)
      .where('contested_at', '>', toDate(since))
      .orderBy('contested_at')
      .execute();
    return rows.map(({ contested_at }) => contested_at.getTime());
  }

  /** False where this person contests the code already. */
  async add({ schoolId, userId, contestedAt, ...contest }: NewContest): Promise<boolean> {
    const row = { ...contest, school_id: schoolId, user_id: userId, contested_at: toDate(contestedAt) };
    const added = await this.db
      .insertInto('code_contests')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }

  async listOpen(limit: number): Promise<OpenContest[]> {
    const rows = await this.contests()
      .innerJoin('schools', 'schools.id', 'contest.school_id')
      .select(['schools.code as schoolCode', 'schools.name as schoolName', 'schools.created_at'])
      .select(({ selectFrom, fn }) =>
        selectFrom('school_members as member')
          .select(fn.countAll<string>().as('count'))
          .whereRef('member.school_id', '=', 'contest.school_id')
          .as('people'),
      )
      .where('contest.answer', 'is', null)
      .orderBy('contest.contested_at')
      .orderBy('contest.id')
      .limit(limit)
      .execute();
    return rows.map(({ schoolCode, schoolName, created_at, people, ...row }) => ({
      ...toContest(row),
      school: {
        code: schoolCode,
        name: schoolName,
        registeredAt: created_at.getTime(),
        people: Number(people),
      },
    }));
  }

  async findLocked(id: string): Promise<CodeContest | null> {
    const row = await this.contests().where('contest.id', '=', id).forUpdate().executeTakeFirst();
    return row ? toContest(row) : null;
  }

  async answer(id: string, { answer, at, by }: Answered): Promise<void> {
    await this.db
      .updateTable('code_contests')
      .set({ answer, answered_at: toDate(at), answered_by: by })
      .where('id', '=', id)
      .execute();
  }

  /** For whom the code was released last since. */
  async lastReleasedTo(code: string, since: number): Promise<string | null> {
    const row = await this.db
      .selectFrom('code_contests')
      .select('user_id')
      .where('code', '=', code)
      .where('answer', '=', 'released')
      .where('answered_at', '>', toDate(since))
      .orderBy('answered_at', 'desc')
      .executeTakeFirst();
    return row?.user_id ?? null;
  }

  private contests() {
    return this.db
      .selectFrom('code_contests as contest')
      .select([
        'contest.id',
        'contest.school_id',
        'contest.code',
        'contest.user_id',
        'contest.email',
        'contest.name',
        'contest.contact',
        'contest.reason',
        'contest.contested_at',
        'contest.answer',
      ]);
  }
}

type Row = Objection &
  Readonly<{
    id: string;
    school_id: string;
    code: string;
    user_id: string;
    email: string;
    contested_at: Date;
    answer: ContestAnswer | null;
  }>;

function toContest({ school_id, user_id, contested_at, ...row }: Row): CodeContest {
  return { ...row, schoolId: school_id, userId: user_id, contestedAt: contested_at.getTime() };
}
