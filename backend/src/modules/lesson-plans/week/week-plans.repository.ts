import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { lastDayOf } from '../../../platform/calendar/school-week.js';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { jsonRows } from '../../../platform/database/json-rows.js';
import type { Owner } from '../../../platform/records/record-rows.js';
import type { LessonPlan, LessonPlanContent } from '../domain/lesson-plan.js';
import type { PlannedDraft } from '../domain/plan-week.js';
import type { PlanSlot, Slot } from '../domain/week-lessons.js';
import { LessonPlansRepository } from '../lesson-plans.repository.js';

/**
 * A plan with the lesson that it was made for. `copiedFrom`: of which plan it is a copy that nobody has changed since.
 * `isGenerated`: it was made for its author, who has written nothing of it. `isMoved`: it is of another lesson than it was verified for.
 */
export type WeekPlan = LessonPlan &
  Readonly<{ slot: PlanSlot | null; isMoved: boolean; copiedFrom: string | null; isGenerated: boolean }>;

/** When the lesson of a plan is. */
export type MovedPlan = Pick<LessonPlan, 'id' | 'date' | 'startTime' | 'endTime'>;

/** To which lesson of its set a plan goes, and when that is. */
export type ShiftedPlan = MovedPlan & Readonly<{ slot: Readonly<{ week: Day; number: number }> }>;

/** Which lesson of its set and week a plan is of. */
export type PlanNumber = Readonly<{ id: string; number: number }>;

export type CopiedPlan = Readonly<{ id: string; version: number }>;

type Overwriting = Pick<WeekPlan, 'isUnseen' | 'copiedFrom'> &
  Readonly<{ content: Omit<LessonPlanContent, 'reflection'> }>;

/** `isTaught`: its teacher has noted so. */
export type SetStandards = Readonly<{
  id: string;
  date: Day;
  teachingSetId: string;
  standards: readonly string[];
  isTaught: boolean;
}>;

/** How many earlier plans are looked through for one that serves again. */
const MOST_EARLIER = 400;

/** Of one person, in the current transaction. */
@Injectable()
export class WeekPlansRepository {
  private readonly db = this.database.tables<object>();

  constructor(
    private readonly database: Database,
    private readonly plans: LessonPlansRepository,
  ) {}

  /** One preparation of a person's weeks at a time: what a week lacks is decided before it is written. */
  async lock({ schoolId, userId }: Owner): Promise<void> {
    const key = `week:${schoolId}:${userId}`;
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(this.db);
  }

  /** Of the days of a week or made for it, deleted ones too. */
  async list(owner: Owner, week: Day): Promise<WeekPlan[]> {
    return this.read(sql`${this.plans.rows.ownedBy(owner)} AND (
      (slot_set_id IS NOT NULL AND coalesce(moved_week, slot_week) = ${week})
      OR lesson_plans.date BETWEEN ${week} AND ${lastDayOf(week)})
      ORDER BY lesson_plans.date, start_time, id`);
  }

  /** Those that stand on these days and are no samples, in order. */
  async between(owner: Owner, from: Day, to: Day): Promise<WeekPlan[]> {
    return this.read(sql`${this.plans.rows.ownedBy(owner)} AND lesson_plans.date BETWEEN ${from} AND ${to}
      AND deleted_at IS NULL AND sample IS NULL ORDER BY lesson_plans.date, start_time, id`);
  }

  /** What plans of these sets have taken up on the days from the first to before the last, unless it is noted that their lesson was not held. */
  async standardsOf(
    owner: Owner,
    teachingSetIds: readonly string[],
    { from, before }: Readonly<{ from: Day; before: Day }>,
  ): Promise<SetStandards[]> {
    const { rows } = await sql<SetStandards>`
      SELECT id, to_char(date, 'YYYY-MM-DD') AS date, teaching_set_id AS "teachingSetId",
        learning_standards AS standards, noted.status IS NOT NULL AS "isTaught"
      FROM lesson_plans LEFT JOIN LATERAL (
        SELECT status FROM lesson_reflections AS reflected
        WHERE reflected.school_id = lesson_plans.school_id AND reflected.id = lesson_plans.id
          AND reflected.deleted_at IS NULL) AS noted ON true
      WHERE ${this.plans.rows.ownedBy(owner)} AND teaching_set_id = ANY (${teachingSetIds}::uuid[])
        AND date >= ${from} AND date < ${before} AND deleted_at IS NULL AND learning_standards <> '{}'
        AND (noted.status IS NULL OR noted.status = 'taught')`.execute(this.db);
    return rows;
  }

  /** Those of some subjects before a day that have activities, the latest first. */
  async earlier(owner: Owner, subjects: readonly string[], before: Day): Promise<WeekPlan[]> {
    return this.read(sql`${this.plans.rows.ownedBy(owner)} AND subject = ANY (${subjects}::text[])
      AND lesson_plans.date < ${before} AND deleted_at IS NULL AND sample IS NULL AND activities <> ''
      ORDER BY lesson_plans.date DESC, start_time DESC, id DESC LIMIT ${MOST_EARLIER}`);
  }

  /** Drafts of a lesson's set behind it that were made, that nobody has opened and of which nothing is noted, in order. */
  async unopenedBehind(
    owner: Owner,
    { teachingSetId, date, startTime }: Pick<LessonPlan, 'teachingSetId' | 'date' | 'startTime'>,
  ): Promise<WeekPlan[]> {
    return this.read(sql`${this.plans.rows.ownedBy(owner)} AND teaching_set_id = ${teachingSetId}
      AND (lesson_plans.date, start_time) > (${date}::date, ${startTime}::time)
      AND is_unseen AND NOT is_sealed AND slot_week IS NOT NULL AND deleted_at IS NULL
      AND NOT EXISTS (
        SELECT FROM lesson_reflections AS noted
        WHERE noted.school_id = lesson_plans.school_id AND noted.id = lesson_plans.id AND noted.deleted_at IS NULL)
      ORDER BY lesson_plans.date, start_time, id`);
  }

  /**
   * Each once, whoever asks at the same time; without a number where a plan that stays on another day has it. The ids of those
   * that were made.
   */
  async add(owner: Owner, drafts: readonly PlannedDraft[], now: number): Promise<string[]> {
    const rows = drafts.map((draft) => this.rowOf(owner, draft, toDate(now)));
    if (rows[0] === undefined) return [];
    const names = sql.join(rows[0].map(([name]) => sql.id(name)));
    const values = rows.map((row) => sql`(${sql.join(row.map(([, value]) => value))})`);
    const added = await sql<{ id: string }>`
      INSERT INTO lesson_plans (${names}) VALUES ${sql.join(values)} ON CONFLICT DO NOTHING RETURNING id`.execute(
      this.db,
    );
    return added.rows.map(({ id }) => id);
  }

  private rowOf(
    { schoolId, userId }: Owner,
    { slot, teachingSetId, content, copiedFrom }: PlannedDraft,
    at: Date,
  ): [name: string, value: unknown][] {
    return [
      ['school_id', schoolId],
      ['author_id', userId],
      ['id', randomUUID()],
      ['created_at', at],
      ['updated_at', at],
      ...this.plans.rows.writtenOf(content),
      ['teaching_set_id', teachingSetId],
      ['slot_set_id', slot?.teachingSetId ?? null],
      ['slot_week', slot?.week ?? null],
      [
        'lesson_number',
        slot && sql`CASE WHEN NOT ${isTaken({ schoolId, userId }, slot)} THEN ${slot.number}::smallint END`,
      ],
      ['copied_from', copiedFrom],
      ['is_unseen', copiedFrom === null],
      ['is_generated', copiedFrom === null],
    ];
  }

  /** Says for which lesson a plan is. One that is another plan's, or was, stays that plan's; what is taught there is known all the same. */
  async join(owner: Owner, id: string, { teachingSetId, week, number }: Slot): Promise<void> {
    const taken = isTaken(owner, { teachingSetId, week, number });
    await sql`
      UPDATE lesson_plans SET teaching_set_id = ${teachingSetId},
        (slot_set_id, slot_week, lesson_number, slot_number) = (
          SELECT ${teachingSetId}::uuid, ${week}::date, ${number}::smallint, NULL::smallint WHERE NOT ${taken})
      WHERE ${this.plans.rows.ownedBy(owner)} AND id = ${id}`.execute(this.db);
  }

  /**
   * Says which lesson of their set they are of, where that is no other plan's, or was. It is not another version: nothing of
   * the plan is another.
   */
  async number(owner: Owner, plans: readonly PlanNumber[]): Promise<void> {
    if (plans.length === 0) return;
    await sql`
      UPDATE lesson_plans SET lesson_number = told.number, slot_number = NULL
      FROM jsonb_to_recordset(${jsonRows(plans)}::jsonb) AS told (id uuid, number smallint)
      WHERE ${this.plans.rows.ownedBy(owner)} AND lesson_plans.id = told.id AND NOT EXISTS (
        SELECT FROM lesson_plans AS other
        WHERE other.school_id = lesson_plans.school_id AND other.author_id = lesson_plans.author_id
          AND other.slot_set_id = lesson_plans.slot_set_id AND other.slot_week = lesson_plans.slot_week
          AND other.lesson_number = told.number)`.execute(this.db);
  }

  /** Each to where its lesson is by now. */
  async move(owner: Owner, plans: readonly MovedPlan[], now: number): Promise<void> {
    if (plans.length === 0) return;
    const places = plans.map(({ id, date, startTime: start_time, endTime: end_time }) => ({
      ...{ id, date, start_time, end_time },
    }));
    await sql`
      UPDATE lesson_plans SET date = place.date, start_time = place.start_time, end_time = place.end_time,
        version = version + 1, updated_at = ${toDate(now)}
      FROM jsonb_to_recordset(${jsonRows(places)}::jsonb)
        AS place (id uuid, date date, start_time time, end_time time)
      WHERE lesson_plans.school_id = ${owner.schoolId} AND lesson_plans.author_id = ${owner.userId}
        AND lesson_plans.id = place.id`.execute(this.db);
  }

  /**
   * Each to another lesson of its set. What was verified stays as it is sealed, and it is said beside it where it is held; where
   * a plan outside of these has the number, it is known by its day and time alone.
   */
  async shift(owner: Owner, shifts: readonly ShiftedPlan[], now: number): Promise<void> {
    const { schoolId, userId } = owner;
    const told = jsonRows(
      shifts.map(({ id, date, startTime, endTime, slot }) => ({
        ...{ id, date, start_time: startTime, end_time: endTime, week: slot.week, number: slot.number },
      })),
    );
    const rows = sql`jsonb_to_recordset(${told}::jsonb)
      AS told (id uuid, date date, start_time time, end_time time, week date, number smallint)`;
    // A number is free once whoever has it has gone on.
    await sql`
      UPDATE lesson_plans SET lesson_number = NULL, slot_number = NULL FROM ${rows}
      WHERE ${this.plans.rows.ownedBy(owner)} AND lesson_plans.id = told.id AND NOT is_sealed`.execute(
      this.db,
    );
    await sql`
      UPDATE lesson_plans SET version = version + 1, updated_at = ${toDate(now)}, date = told.date,
        start_time = told.start_time, end_time = told.end_time, slot_week = told.week,
        lesson_number = CASE WHEN NOT EXISTS (
          SELECT FROM lesson_plans AS other
          WHERE other.school_id = ${schoolId} AND other.author_id = ${userId}
            AND other.slot_set_id = lesson_plans.slot_set_id AND other.slot_week = told.week
            AND other.lesson_number = told.number) THEN told.number END
      FROM ${rows}
      WHERE ${this.plans.rows.ownedBy(owner)} AND lesson_plans.id = told.id AND NOT is_sealed`.execute(
      this.db,
    );
    await sql`
      UPDATE lesson_plans SET version = version + 1, updated_at = ${toDate(now)},
        moved_week = told.week, moved_number = told.number FROM ${rows}
      WHERE ${this.plans.rows.ownedBy(owner)} AND lesson_plans.id = told.id AND is_sealed`.execute(this.db);
  }

  /** Of these, those that were made and not opened, or copied and not changed since: as if they had never been. */
  async takeBack(owner: Owner, ids: readonly string[], now: number): Promise<void> {
    await sql`
      UPDATE lesson_plans SET deleted_at = ${toDate(now)}, slot_set_id = NULL, slot_week = NULL, slot_number = NULL,
        lesson_number = NULL,        is_unseen = false, is_generated = false, copied_from = NULL
      WHERE ${this.plans.rows.ownedBy(owner)} AND id = ANY (${ids}::uuid[])
        AND (is_unseen OR (copied_from IS NOT NULL AND version = 1)) AND NOT is_sealed AND deleted_at IS NULL`.execute(
      this.db,
    );
  }

  /** Of these versions of plans, those that are copies still. */
  async copiesAmong(owner: Owner, copies: readonly CopiedPlan[]): Promise<CopiedPlan[]> {
    const { rows } = await sql<CopiedPlan>`
      SELECT id, version FROM lesson_plans
      WHERE ${this.plans.rows.ownedBy(owner)} AND copied_from IS NOT NULL AND NOT is_sealed AND deleted_at IS NULL
        AND id = ANY (${copies.map(({ id }) => id)}::uuid[])
      FOR UPDATE`.execute(this.db);
    return rows.filter((row) => copies.some(({ id, version }) => id === row.id && version === row.version));
  }

  /** In place of what a plan says. Its version from then on. */
  async overwrite(
    owner: Owner,
    id: string,
    { content, isUnseen, copiedFrom }: Overwriting,
    now: number,
  ): Promise<number> {
    const assignments = this.plans.rows
      .writtenOf(content)
      .map(([name, value]) => sql`${sql.id(name)} = ${value}`);
    const { rows } = await sql<{ version: number }>`
      UPDATE lesson_plans SET version = version + 1, updated_at = ${toDate(now)}, is_unseen = ${isUnseen},
        is_generated = ${isUnseen}, copied_from = ${copiedFrom}, ${sql.join(assignments)}
      WHERE ${this.plans.rows.ownedBy(owner)} AND id = ${id} RETURNING version`.execute(this.db);
    return rows[0]?.version ?? 0;
  }

  /** Its author has opened it. Whether there is such a plan. */
  async see(owner: Owner, id: string): Promise<boolean> {
    const { rows } = await sql`
      UPDATE lesson_plans SET is_unseen = false
      WHERE ${this.plans.rows.ownedBy(owner)} AND id = ${id} AND deleted_at IS NULL RETURNING id`.execute(
      this.db,
    );
    return rows.length > 0;
  }

  private async read(condition: RawBuilder<unknown>): Promise<WeekPlan[]> {
    const { rows } = await sql<Omit<WeekPlan, 'slot'> & SlotColumns>`
      SELECT ${sql.join(this.plans.rows.selection())}, ${SLOT_COLUMNS}, copied_from AS "copiedFrom",
        is_generated AS "isGenerated"
      FROM lesson_plans WHERE ${condition}`.execute(this.db);
    return rows.map(withSlot);
  }
}

/** Whether a number is another plan's, or was. */
function isTaken({ schoolId, userId }: Owner, { teachingSetId, week, number }: Slot): RawBuilder<boolean> {
  return sql`EXISTS (
    SELECT FROM lesson_plans AS other
    WHERE other.school_id = ${schoolId} AND other.author_id = ${userId}
      AND other.slot_set_id = ${teachingSetId} AND other.slot_week = ${week} AND other.lesson_number = ${number})`;
}

export type SlotColumns = Readonly<{
  slotSetId: string | null;
  slotWeek: Day | null;
  lessonNumber: number | null;
}>;

/** With `isMoved`. */
export const SLOT_COLUMNS = sql`slot_set_id AS "slotSetId",
  coalesce(moved_number, lesson_number) AS "lessonNumber",
  to_char(coalesce(moved_week, slot_week), 'YYYY-MM-DD') AS "slotWeek", moved_week IS NOT NULL AS "isMoved"`;

export function withSlot<Row extends SlotColumns>({ slotSetId, slotWeek, lessonNumber, ...plan }: Row) {
  return {
    ...plan,
    slot:
      slotSetId === null || slotWeek === null
        ? null
        : { teachingSetId: slotSetId, week: slotWeek, number: lessonNumber },
  };
}
