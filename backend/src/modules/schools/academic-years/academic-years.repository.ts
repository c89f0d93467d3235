import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { AcademicYear, YearContent } from '../domain/academic-year.js';
import type { SchoolsTables } from '../schools-tables.js';

type Closing = Readonly<{ by: string; reason: string; at: number }>;

/** Of one school, in the current transaction. */
@Injectable()
export class AcademicYearsRepository {
  private readonly db = this.database.tables<SchoolsTables>();

  readonly list = this.database.once(async (schoolId: string): Promise<AcademicYear[]> => {
    const rows = await this.years(schoolId).orderBy('first_day').execute();
    return rows.map(toAcademicYear);
  });

  constructor(private readonly database: Database) {}

  /** One change of a school's sessions at a time: whether they overlap is decided before they are written. */
  async lock(schoolId: string): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`academic-years:${schoolId}`}, 0))`.execute(
      this.db,
    );
  }

  async find(schoolId: string, id: string): Promise<AcademicYear | null> {
    const row = await this.years(schoolId).where('id', '=', id).executeTakeFirst();
    return row ? toAcademicYear(row) : null;
  }

  /** Keeps the year from being closed until the transaction ends. */
  async findHeld(schoolId: string, id: string): Promise<AcademicYear | null> {
    const row = await this.years(schoolId).where('id', '=', id).forShare().executeTakeFirst();
    return row ? toAcademicYear(row) : null;
  }

  async add(
    schoolId: string,
    id: string,
    year: YearContent,
    { isOpen, now }: Readonly<{ isOpen: boolean; now: number }>,
  ): Promise<void> {
    const at = toDate(now);
    const times = { created_at: at, updated_at: at, opened_at: isOpen ? at : null };
    await this.db
      .insertInto('academic_years')
      .values({ school_id: schoolId, id, ...columnsOf(year), ...times })
      .execute();
  }

  /** With everything that belongs to it. */
  async remove(schoolId: string, id: string): Promise<void> {
    await this.db
      .deleteFrom('academic_years')
      .where('school_id', '=', schoolId)
      .where('id', '=', id)
      .execute();
  }

  /** Whether the year stood there in that version. */
  async replace(
    schoolId: string,
    id: string,
    version: number,
    year: YearContent,
    now: number,
  ): Promise<boolean> {
    const row = await this.change(schoolId, id, columnsOf(year), now)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async saveClosing(schoolId: string, id: string, closing: Closing | null, now: number): Promise<void> {
    const row = {
      closed_at: closing ? toDate(closing.at) : null,
      closed_by: closing?.by ?? null,
      close_reason: closing?.reason ?? null,
    };
    const opened = sql<Date>`coalesce(opened_at, ${toDate(now)})`;
    await this.change(schoolId, id, { ...row, opened_at: opened }, now).execute();
  }

  private change(schoolId: string, id: string, values: object, now: number) {
    return this.db
      .updateTable('academic_years')
      .set({ ...values, updated_at: toDate(now), version: sql`version + 1` })
      .where('school_id', '=', schoolId)
      .where('id', '=', id);
  }

  private years(schoolId: string) {
    return this.db
      .selectFrom('academic_years')
      .select(['id', 'name', 'opened_at', 'closed_at', 'close_reason', 'version'])
      .select([dayColumn('first_day').as('firstDay'), dayColumn('last_day').as('lastDay')])
      .where('school_id', '=', schoolId);
  }
}

const dayColumn = (name: 'first_day' | 'last_day') => sql<string>`to_char(${sql.id(name)}, 'YYYY-MM-DD')`;

const columnsOf = ({ name, firstDay, lastDay }: YearContent) => ({
  name,
  first_day: firstDay,
  last_day: lastDay,
});

type Row = Pick<AcademicYear, 'id' | 'name' | 'firstDay' | 'lastDay' | 'version'> &
  Readonly<{ opened_at: Date | null; closed_at: Date | null; close_reason: string | null }>;

function toAcademicYear({ opened_at, closed_at, close_reason, ...year }: Row): AcademicYear {
  return {
    ...year,
    openedAt: opened_at?.getTime() ?? null,
    closedAt: closed_at?.getTime() ?? null,
    closeReason: close_reason,
  };
}
