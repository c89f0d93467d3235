import { Injectable } from '@nestjs/common';
import { type SqlBool, sql } from 'kysely';
import type { Day } from '../../../platform/calendar/day.js';
import { Database } from '../../../platform/database/database.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import type { Stay } from '../domain/stay.js';
import type { PupilsTables } from '../pupils-tables.js';

type StayInYear = Stay & Readonly<{ academicYearId: string }>;
/** `classId`: whose group it is. */
type GroupStayInYear = StayInYear & Readonly<{ classId: string }>;

/** Where a pupil was and is, in every academic year, by the first day. */
export type History = Readonly<{ classes: readonly StayInYear[]; groups: readonly GroupStayInYear[] }>;

/** Which pupils: in one of the classes, or of the groups, on the day. */
export type Places = Readonly<{ classIds: readonly string[]; groupIds: readonly string[] }>;

const FROM_DAY = sql<string>`to_char(from_day, 'YYYY-MM-DD')`.as('fromDay');
const TO_DAY = sql<string | null>`to_char(to_day, 'YYYY-MM-DD')`.as('toDay');
const on = (day: Day) => sql<SqlBool>`${day}::date BETWEEN from_day AND coalesce(to_day, 'infinity')`;

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

  /** In the place of all that stood there of the pupil in that year. */
  async replaceYear(
    owner: SchoolOwner,
    academicYearId: string,
    pupilId: string,
    {
      classes,
      groups,
    }: Readonly<{ classes: readonly Stay[]; groups: readonly (Stay & { classId: string })[] }>,
  ): Promise<void> {
    for (const table of ['class_memberships', 'group_memberships'] as const)
      await this.db
        .deleteFrom(table)
        .where('school_id', '=', owner.schoolId)
        .where('academic_year_id', '=', academicYearId)
        .where('pupil_id', '=', pupilId)
        .execute();
    const shared = { school_id: owner.schoolId, academic_year_id: academicYearId, pupil_id: pupilId };
    const daysOf = ({ fromDay, toDay }: Stay) => ({ from_day: fromDay, to_day: toDay });
    const classRows = classes.map((stay) => ({ ...shared, class_id: stay.placeId, ...daysOf(stay) }));
    const groupRows = groups.map((stay) => ({
      ...shared,
      class_id: stay.classId,
      group_id: stay.placeId,
      ...daysOf(stay),
    }));
    if (classRows.length > 0) await this.db.insertInto('class_memberships').values(classRows).execute();
    if (groupRows.length > 0) await this.db.insertInto('group_memberships').values(groupRows).execute();
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
