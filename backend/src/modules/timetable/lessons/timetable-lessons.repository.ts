import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import { type Columns, plain, text, textOrNull, timeOfDay } from '../../../platform/records/columns.js';
import { type RecordOf, type SchoolOwner, SchoolRows } from '../../../platform/records/record-rows.js';
import type { LessonContent, LessonKind } from '../domain/timetable-lesson.js';
import { LESSON_NOUN } from '../timetable.errors.js';

interface LessonTables {
  timetable_lessons: {
    school_id: string;
    id: string;
    timetable_id: string;
    weekday: number;
    from_time: string;
    deleted_at: Date | null;
  };
}

/** A lesson is of the session of its timetable. */
export type LessonRow = LessonContent & Readonly<{ academicYearId: string }>;

/** `overrideId`: under which it may stand beside others at one time. */
export type TimetableLesson = RecordOf<LessonRow, Readonly<{ overrideId: string | null }>>;

/** `teacherIds`: what the timetable has one of these for. `setsOf`: whole, these sets and those that it has one of these for. */
type WhoseLessons = Readonly<{
  teacherIds?: readonly string[];
  setsOf?: Readonly<{ setIds: readonly string[]; teacherIds: readonly string[] }>;
}>;

const COLUMNS: Columns<LessonRow> = {
  academicYearId: text('academic_year_id'),
  timetableId: text('timetable_id'),
  kind: plain<LessonKind>('kind'),
  teachingSetId: textOrNull('teaching_set_id'),
  title: textOrNull('title'),
  weekday: plain<number>('weekday'),
  cycleWeek: plain<1 | 2 | null>('cycle_week'),
  from: timeOfDay('from_time'),
  to: timeOfDay('to_time'),
  roomId: textOrNull('room_id'),
  teacherIds: plain<readonly string[]>('teacher_ids'),
  classIds: plain<readonly string[]>('class_ids'),
  isPinned: plain<boolean>('is_pinned'),
};

/** In the current transaction. */
@Injectable()
export class TimetableLessonsRepository {
  private readonly db = this.database.tables<LessonTables>();

  readonly rows = new SchoolRows<LessonRow, never, Readonly<{ overrideId: string | null }>>({
    noun: LESSON_NOUN,
    table: 'timetable_lessons',
    columns: COLUMNS,
    derived: { overrideId: sql.id('override_id') },
  });

  constructor(private readonly database: Database) {}

  /** Those of a timetable that are not deleted, as the week has them. */
  list(
    { schoolId }: SchoolOwner,
    timetableId: string,
    { teacherIds, setsOf }: WhoseLessons = {},
  ): Promise<TimetableLesson[]> {
    let query = this.db
      .selectFrom('timetable_lessons')
      .where('school_id', '=', schoolId)
      .where('timetable_id', '=', timetableId)
      .where('deleted_at', 'is', null);
    if (teacherIds) query = query.where(sql<boolean>`teacher_ids && ${teacherIds}::uuid[]`);
    if (setsOf)
      query = query.where(sql<boolean>`teaching_set_id IN (
        SELECT unnest(${setsOf.setIds}::uuid[])
        UNION ALL
        SELECT named.teaching_set_id FROM timetable_lessons AS named
        WHERE named.school_id = ${schoolId} AND named.timetable_id = ${timetableId} AND named.deleted_at IS NULL
          AND named.teacher_ids && ${setsOf.teacherIds}::uuid[])`);
    return query
      .select(this.rows.selection())
      .orderBy('weekday')
      .orderBy('from_time')
      .orderBy('id')
      .$castTo<TimetableLesson>()
      .execute();
  }

  /** In one statement. How many were added: an id that the school has already stays what it is. */
  async addAll(
    { schoolId }: SchoolOwner,
    { id: timetableId, academicYearId }: Readonly<{ id: string; academicYearId: string }>,
    lessons: readonly NewLesson[],
    now: number,
  ): Promise<number> {
    const at = toDate(now);
    const { numAffectedRows } = await sql`
      INSERT INTO timetable_lessons (school_id, id, academic_year_id, timetable_id, kind, teaching_set_id, title,
        weekday, cycle_week, from_time, to_time, room_id, teacher_ids, class_ids, is_pinned, override_id, created_at,
        updated_at)
      SELECT ${schoolId}, id, ${academicYearId}, ${timetableId}, kind, "teachingSetId", title, weekday,
        "cycleWeek", "from", "to", "roomId", ${idsIn('teacherIds')}, ${idsIn('classIds')}, "isPinned", "overrideId",
        ${at}, ${at}
      FROM jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb) AS made (id uuid, kind text,
        "teachingSetId" uuid, title text, weekday smallint, "cycleWeek" smallint, "from" time, "to" time,
        "roomId" uuid, "teacherIds" jsonb, "classIds" jsonb, "isPinned" boolean, "overrideId" uuid)
      ON CONFLICT (school_id, id) DO NOTHING`.execute(this.db);
    return Number(numAffectedRows);
  }

  /** Which of them were moved: those that stand in the timetable in the version that was read. */
  moveAll(
    { schoolId }: SchoolOwner,
    timetableId: string,
    moves: readonly Moved[],
    now: number,
  ): Promise<string[]> {
    return this.changed(sql`
      UPDATE timetable_lessons AS lesson SET version = lesson.version + 1, updated_at = ${toDate(now)},
        weekday = asked.weekday, cycle_week = asked."cycleWeek", from_time = asked."from", to_time = asked."to",
        room_id = asked."roomId"
      FROM jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) AS asked (id uuid, version integer,
        weekday smallint, "cycleWeek" smallint, "from" time, "to" time, "roomId" uuid)
      WHERE ${standsAsRead(schoolId, timetableId)}`);
  }

  /** Softly. Which of them were removed: those that stand in the timetable in the version that was read. */
  removeAll(
    { schoolId }: SchoolOwner,
    timetableId: string,
    removed: readonly ReadLesson[],
    now: number,
  ): Promise<string[]> {
    return this.changed(sql`
      UPDATE timetable_lessons AS lesson SET deleted_at = ${toDate(now)}
      FROM jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) AS asked (id uuid, version integer)
      WHERE ${standsAsRead(schoolId, timetableId)}`);
  }

  /** Of one timetable in another, as new ones. Overrides are asked for again: their reasons were of their time. */
  async copyAll({ schoolId }: SchoolOwner, from: string, to: string, now: number): Promise<void> {
    const at = toDate(now);
    await sql`
      INSERT INTO timetable_lessons (school_id, id, academic_year_id, timetable_id, kind, teaching_set_id, title,
        weekday, cycle_week, from_time, to_time, room_id, teacher_ids, class_ids, is_pinned, created_at, updated_at)
      SELECT school_id, gen_random_uuid(), academic_year_id, ${to}, kind, teaching_set_id, title,
        weekday, cycle_week, from_time, to_time, room_id, teacher_ids, class_ids, is_pinned, ${at}, ${at}
      FROM timetable_lessons
      WHERE school_id = ${schoolId} AND timetable_id = ${from} AND deleted_at IS NULL`.execute(this.db);
  }

  async setOverride(
    { schoolId }: SchoolOwner,
    lessonIds: readonly string[],
    overrideId: string | null,
    now: number,
  ): Promise<void> {
    await sql`
      UPDATE timetable_lessons SET override_id = ${overrideId}, version = version + 1, updated_at = ${toDate(now)}
      WHERE school_id = ${schoolId} AND id = ANY (${lessonIds}::uuid[])`.execute(this.db);
  }

  /** Deleted lessons may still stand under it. */
  async forgetOverride({ schoolId }: SchoolOwner, overrideId: string): Promise<void> {
    await sql`
      UPDATE timetable_lessons SET override_id = NULL
      WHERE school_id = ${schoolId} AND override_id = ${overrideId}`.execute(this.db);
  }

  /** Of a set, a class or a room: lessons of drafts, and of timetables that hold on the day or later. */
  async countStanding({ schoolId }: SchoolOwner, of: LessonsOf, day: string): Promise<number> {
    const { rows } = await sql<{ lessons: number }>`
      SELECT count(*)::int AS lessons FROM timetable_lessons AS lesson
      JOIN timetables ON timetables.school_id = lesson.school_id AND timetables.id = lesson.timetable_id
      WHERE lesson.school_id = ${schoolId} AND lesson.deleted_at IS NULL AND ${isOf(of)}
        AND timetables.deleted_at IS NULL AND NOT EXISTS (
          SELECT FROM timetables AS next
          WHERE next.school_id = timetables.school_id AND next.academic_year_id = timetables.academic_year_id
            AND next.starts_on > timetables.starts_on AND next.starts_on <= ${day})`.execute(this.db);
    return rows[0]?.lessons ?? 0;
  }

  private async changed(change: RawBuilder<unknown>): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`${change} RETURNING lesson.id`.execute(this.db);
    return rows.map(({ id }) => id);
  }
}

/** `asked`: the rows of what was asked for. */
const standsAsRead = (schoolId: string, timetableId: string) => sql<boolean>`
  lesson.school_id = ${schoolId} AND lesson.timetable_id = ${timetableId} AND lesson.id = asked.id
    AND lesson.version = asked.version AND lesson.deleted_at IS NULL`;

type LessonsOf = Readonly<{ setId: string } | { classId: string } | { roomId: string }>;

function isOf(of: LessonsOf): RawBuilder<boolean> {
  if ('setId' in of) return sql<boolean>`lesson.teaching_set_id = ${of.setId}`;
  if ('roomId' in of) return sql<boolean>`lesson.room_id = ${of.roomId}`;
  return sql<boolean>`${of.classId}::uuid = ANY (lesson.class_ids)`;
}

const idsIn = (field: string) => sql`ARRAY(SELECT jsonb_array_elements_text(${sql.ref(field)})::uuid)`;

/** `overrideId`: which clash it stands in on purpose; left out: in none. */
export type NewLesson = LessonContent & Readonly<{ id: string; overrideId?: string }>;

/** In the version that was read. */
export type ReadLesson = Readonly<{ id: string; version: number }>;

/** Where a lesson goes. */
export type Moved = Pick<LessonContent, 'weekday' | 'cycleWeek' | 'from' | 'to' | 'roomId'> & ReadLesson;
