import { Injectable } from '@nestjs/common';
import { type SqlBool, sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import { jsonRows } from '../../../platform/database/json-rows.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import type { Stay } from '../domain/stay.js';
import type { PupilsTables } from '../pupils-tables.js';

type StayInYear = Stay & Readonly<{ academicYearId: string }>;
/** `classId`: whose group it is. */
type GroupStayInYear = StayInYear & Readonly<{ classId: string }>;

/** Where a pupil was and is, in every academic year, by the first day. */
export type History = Readonly<{ classes: readonly StayInYear[]; groups: readonly GroupStayInYear[] }>;

/** Of one pupil in one year, by the first day. */
export type StaysOfYear = Readonly<{
  classes: readonly Stay[];
  groups: readonly (Stay & Readonly<{ classId: string }>)[];
}>;

type StayInClass = Omit<Stay, 'placeId'> & Readonly<{ pupilId: string; classId: string }>;
type StayInGroup = StayInClass & Readonly<{ groupId: string }>;

/** Which pupils: in one of the classes, or of the groups, on the day. */
export type Places = Readonly<{ classIds: readonly string[]; groupIds: readonly string[] }>;

const FROM_DAY = sql<string>`to_char(from_day, 'YYYY-MM-DD')`.as('fromDay');
const TO_DAY = sql<string | null>`to_char(to_day, 'YYYY-MM-DD')`.as('toDay');
const on = (day: Day) => sql<SqlBool>`${day}::date BETWEEN from_day AND coalesce(to_day, 'infinity')`;

const DAYS = sql`to_char(from_day, 'YYYY-MM-DD') AS "fromDay", to_char(to_day, 'YYYY-MM-DD') AS "toDay"`;
const pupilOf = ({ pupilId }: StayInClass) => pupilId;

/** In the current transaction. */
@Injectable()
export class MembershipsRepository {
  private readonly db = this.database.tables<PupilsTables>();

  constructor(private readonly database: Database) {}

  async historyOf({ schoolId }: SchoolOwner, pupilId: string): Promise<History> {
    const classes = await this.db
      .selectFrom('class_memberships')
      .select(['academic_year_id as academicYearId', 'class_id as placeId', FROM_DAY, TO_DAY])
      .where('school_id', '=', schoolId)
      .where('pupil_id', '=', pupilId)
      .orderBy('from_day')
      .execute();
    const groups = await this.db
      .selectFrom('group_memberships')
      .select([
        'academic_year_id as academicYearId',
        'class_id as classId',
        'group_id as placeId',
        FROM_DAY,
        TO_DAY,
      ])
      .where('school_id', '=', schoolId)
      .where('pupil_id', '=', pupilId)
      .orderBy('from_day')
      .orderBy('group_id')
      .execute();
    return { classes, groups };
  }

  /** Of each of these pupils in one year, by the first day. */
  async staysIn(
    { schoolId }: SchoolOwner,
    academicYearId: string,
    pupilIds: readonly string[],
  ): Promise<(pupilId: string) => StaysOfYear> {
    const stays = (table: 'class_memberships' | 'group_memberships') =>
      sql`FROM ${sql.table(table)} WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId}
        AND pupil_id = ANY (${pupilIds}::uuid[])`;
    const columns = sql`pupil_id AS "pupilId", class_id AS "classId", ${DAYS}`;
    const { rows: classes } = await sql<StayInClass>`
      SELECT ${columns} ${stays('class_memberships')} ORDER BY from_day`.execute(this.db);
    const { rows: groups } = await sql<StayInGroup>`
      SELECT ${columns}, group_id AS "groupId" ${stays('group_memberships')}
      ORDER BY from_day, group_id`.execute(this.db);
    const [inClasses, inGroups] = [Map.groupBy(classes, pupilOf), Map.groupBy(groups, pupilOf)];
    return (pupilId) => ({
      classes: (inClasses.get(pupilId) ?? []).map(({ classId: placeId, fromDay, toDay }) => ({
        ...{ placeId, fromDay, toDay },
      })),
      groups: (inGroups.get(pupilId) ?? []).map(({ classId, groupId: placeId, fromDay, toDay }) => ({
        ...{ placeId, classId, fromDay, toDay },
      })),
    });
  }

  /** In the place of all that stood there of each of the pupils in that year. */
  async replaceYear(
    { schoolId }: SchoolOwner,
    academicYearId: string,
    pupils: ReadonlyMap<string, StaysOfYear>,
  ): Promise<void> {
    for (const table of ['class_memberships', 'group_memberships'] as const)
      await sql`
        DELETE FROM ${sql.table(table)} WHERE school_id = ${schoolId} AND academic_year_id = ${academicYearId}
          AND pupil_id = ANY (${[...pupils.keys()]}::uuid[])`.execute(this.db);
    const rowOf = (pupilId: string, classId: string, { fromDay, toDay }: Stay) => ({
      ...{ pupil_id: pupilId, class_id: classId, from_day: fromDay, to_day: toDay },
    });
    const classRows = [...pupils].flatMap(([pupilId, { classes }]) =>
      classes.map((stay) => rowOf(pupilId, stay.placeId, stay)),
    );
    const groupRows = [...pupils].flatMap(([pupilId, { groups }]) =>
      groups.map((stay) => ({ ...rowOf(pupilId, stay.classId, stay), group_id: stay.placeId })),
    );
    if (classRows.length > 0)
      await sql`
        INSERT INTO class_memberships (school_id, academic_year_id, pupil_id, class_id, from_day, to_day)
        SELECT ${schoolId}, ${academicYearId}, pupil_id, class_id, from_day, to_day
        FROM jsonb_to_recordset(${jsonRows(classRows)}::jsonb) AS stay (pupil_id uuid, class_id uuid,
          from_day date, to_day date)`.execute(this.db);
    if (groupRows.length > 0)
      await sql`
        INSERT INTO group_memberships (school_id, academic_year_id, pupil_id, class_id, group_id, from_day, to_day)
        SELECT ${schoolId}, ${academicYearId}, pupil_id, class_id, group_id, from_day, to_day
        FROM jsonb_to_recordset(${jsonRows(groupRows)}::jsonb) AS stay (pupil_id uuid, class_id uuid,
          group_id uuid, from_day date, to_day date)`.execute(this.db);
  }

  /** The ids of pupils who are there on the day. */
  inPlaces({ schoolId }: SchoolOwner, { classIds, groupIds }: Places, day: Day) {
    const inClasses = this.db
      .selectFrom('class_memberships')
      .select('pupil_id')
      .where('school_id', '=', schoolId)
      .where('class_id', '=', sql<string>`ANY (${classIds})`)
      .where(on(day));
    const inGroups = this.db
      .selectFrom('group_memberships')
      .select('pupil_id')
      .where('school_id', '=', schoolId)
      .where('group_id', '=', sql<string>`ANY (${groupIds})`)
      .where(on(day));
    return inClasses.union(inGroups);
  }

  /** The ids of pupils who are in a class of the year on the day. */
  placed({ schoolId }: SchoolOwner, academicYearId: string, day: Day) {
    return this.db
      .selectFrom('class_memberships')
      .select('pupil_id')
      .where('school_id', '=', schoolId)
      .where('academic_year_id', '=', academicYearId)
      .where(on(day));
  }

  /** What a row of pupils tells of its places on the day. */
  placesOfRow(academicYearId: string, day: Day) {
    const ofRow = sql`school_id = pupils.school_id AND pupil_id = pupils.id
      AND academic_year_id = ${academicYearId} AND ${on(day)}`;
    return [
      sql<string | null>`(SELECT class_id FROM class_memberships WHERE ${ofRow})`.as('classId'),
      sql<string[]>`ARRAY(SELECT group_id::text FROM group_memberships WHERE ${ofRow} ORDER BY group_id)`.as(
        'groupIds',
      ),
    ] as const;
  }

  /** How many pupils who are not deleted were ever in the class, or in one of the groups of it. */
  async countEverIn({ schoolId }: SchoolOwner, { classIds, groupIds }: Places): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      SELECT count(DISTINCT pupils.id)::int AS count FROM pupils
      WHERE school_id = ${schoolId} AND deleted_at IS NULL AND (
        id IN (SELECT pupil_id FROM class_memberships
               WHERE school_id = ${schoolId} AND class_id = ANY (${classIds}))
        OR id IN (SELECT pupil_id FROM group_memberships
                  WHERE school_id = ${schoolId} AND group_id = ANY (${groupIds})))`.execute(this.db);
    return rows[0]?.count ?? 0;
  }
}
