import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../platform/calendar/day.js';
import { lastDayOf } from '../../platform/calendar/school-week.js';
import { toDate } from '../../platform/clock/instant.js';
import { Database } from '../../platform/database/database.js';
import type { Owner, SchoolOwner } from '../../platform/records/record-rows.js';
import type { LessonPlan } from './domain/lesson-plan.js';
import type { PlanSlot } from './domain/week-lessons.js';
import { LessonPlansRepository } from './lesson-plans.repository.js';
import {
  type MovedPlan,
  type ShiftedPlan,
  SLOT_COLUMNS,
  type SlotColumns,
  type WeekPlan,
  WeekPlansRepository,
  withSlot,
} from './week/week-plans.repository.js';

/** When the lesson of a plan is, and which one it is. */
export type PlanPlace = MovedPlan &
  Readonly<{
    authorId: string;
    slot: PlanSlot | null;
    isMoved: boolean;
    isSealed: boolean;
    isDeleted: boolean;
  }>;

/** Of anybody in the school, with the lesson that it was made for. */
export type PlanOfLesson = LessonPlan & Readonly<{ authorId: string; slot: PlanSlot }>;

/**
 * Plans of whomever in the school, for what is sent of them: who asks shows nobody what was not sent. In the current
 * transaction.
 */
@Injectable()
export class PlansOfSchool {
  private readonly db = this.database.tables<object>();

  constructor(
    private readonly database: Database,
    private readonly plans: LessonPlansRepository,
    private readonly weekPlans: WeekPlansRepository,
  ) {}

  /** Not what was deleted. */
  async find(author: Owner, id: string): Promise<LessonPlan | null> {
    const plan = await this.plans.rows.find(author, id);
    return plan && plan.deletedAt === null ? plan : null;
  }

  /** Not what was deleted. */
  async findAll(author: Owner, ids: readonly string[]): Promise<LessonPlan[]> {
    return (await this.plans.rows.findAll(author, ids)).filter(({ deletedAt }) => deletedAt === null);
  }

  /** Those of some subjects before a day that have activities, the latest first. */
  earlier(author: Owner, subjects: readonly string[], before: Day): Promise<WeekPlan[]> {
    return this.weekPlans.earlier(author, subjects, before);
  }

  /** That were made for lessons. */
  onDays(owner: SchoolOwner, { from, to }: Readonly<{ from: Day; to: Day }>): Promise<PlanOfLesson[]> {
    return this.ofLessons(owner, sql`lesson_plans.date BETWEEN ${from} AND ${to}`);
  }

  /** Of these, those that were made for lessons. */
  among(owner: SchoolOwner, ids: readonly string[]): Promise<PlanOfLesson[]> {
    return this.ofLessons(owner, sql`id = ANY (${ids}::uuid[])`);
  }

  /** Of which lessons plans are, deleted ones too. */
  placesOf(owner: SchoolOwner, ids: readonly string[]): Promise<PlanPlace[]> {
    return this.places(owner, sql`id = ANY (${ids}::uuid[])`);
  }

  /** Of which lessons those are that people wrote on the days of weeks or for their lessons, in order; weeks between are told, too. */
  placesIn(owner: SchoolOwner, authorIds: readonly string[], weeks: readonly Day[]): Promise<PlanPlace[]> {
    const [first, last] = [weeks.toSorted()[0], weeks.toSorted().at(-1)];
    if (first === undefined || last === undefined) return Promise.resolve([]);
    return this.places(
      owner,
      sql`author_id = ANY (${authorIds}::uuid[]) AND sample IS NULL AND (
        (slot_set_id IS NOT NULL AND coalesce(moved_week, slot_week) BETWEEN ${first} AND ${last})
        OR lesson_plans.date BETWEEN ${first} AND ${lastDayOf(last)})`,
    );
  }

  /** That were made for lessons of weeks that have one of these days, and are not sealed. */
  draftsOfWeeks(owner: SchoolOwner, { from, to }: Readonly<{ from: Day; to: Day }>): Promise<PlanPlace[]> {
    return this.places(
      owner,
      sql`slot_set_id IS NOT NULL AND NOT is_sealed AND sample IS NULL AND deleted_at IS NULL
        AND slot_week BETWEEN ${from}::date - 6 AND ${to}::date`,
    );
  }

  private async places({ schoolId }: SchoolOwner, condition: RawBuilder<unknown>): Promise<PlanPlace[]> {
    const { rows } = await sql<Omit<PlanPlace, 'slot'> & SlotColumns>`
      SELECT id, to_char(date, 'YYYY-MM-DD') AS date, to_char(start_time, 'HH24:MI') AS "startTime",
        to_char(end_time, 'HH24:MI') AS "endTime", ${SLOT_COLUMNS}, is_sealed AS "isSealed", author_id AS "authorId",
        deleted_at IS NOT NULL AS "isDeleted"
      FROM lesson_plans WHERE school_id = ${schoolId} AND ${condition}
      ORDER BY lesson_plans.date, start_time, id`.execute(this.db);
    return rows.map(withSlot);
  }

  /**
   * What is planned stays from now on as it is, or no more. It is another version then: a page that has it open is told so.
   */
  async setSealed(author: Owner, ids: readonly string[], isSealed: boolean, now: number): Promise<void> {
    await sql`
      UPDATE lesson_plans SET is_sealed = ${isSealed}, version = version + 1, updated_at = ${toDate(now)}
      WHERE ${this.plans.rows.ownedBy(author)} AND id = ANY (${ids}::uuid[]) AND is_sealed <> ${isSealed}`.execute(
      this.db,
    );
  }

  /** Until the current transaction ends nobody else decides what this person's weeks lack. */
  lockWeeks(author: Owner): Promise<void> {
    return this.weekPlans.lock(author);
  }

  /** Each to another lesson of its set, by choice. */
  shift(author: Owner, shifts: readonly ShiftedPlan[], now: number): Promise<void> {
    return this.weekPlans.shift(author, shifts, now);
  }

  /** Each to where its lesson is by now. */
  move(author: Owner, plans: readonly MovedPlan[], now: number): Promise<void> {
    return this.weekPlans.move(author, plans, now);
  }

  private async ofLessons(
    { schoolId }: SchoolOwner,
    condition: RawBuilder<unknown>,
  ): Promise<PlanOfLesson[]> {
    const { rows } = await sql<PlanOfLesson>`
      SELECT ${sql.join(this.plans.rows.selection())}, author_id AS "authorId",
        jsonb_build_object('teachingSetId', slot_set_id, 'week', coalesce(moved_week, slot_week),
          'number', coalesce(moved_number, lesson_number)) AS slot
      FROM lesson_plans
      WHERE school_id = ${schoolId} AND slot_set_id IS NOT NULL AND deleted_at IS NULL AND ${condition}
      ORDER BY lesson_plans.date, start_time, id`.execute(this.db);
    return rows;
  }
}
