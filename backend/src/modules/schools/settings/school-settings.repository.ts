import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { DatedValue } from '../domain/dated-value.js';
import type { SchoolsTables } from '../schools-tables.js';
import type { SettingValue } from './school-setting.js';

/** `setAt` in epoch milliseconds of the business clock. */
export type SaidSetting = DatedValue<SettingValue> & Readonly<{ key: string; setBy: string; setAt: number }>;

/** Of one school, in the current transaction. */
@Injectable()
export class SchoolSettingsRepository {
  private readonly db = this.database.tables<SchoolsTables>();

  /** In the order in which it was said. */
  readonly list = this.database.once(async (schoolId: string): Promise<SaidSetting[]> => {
    const rows = await this.db
      .selectFrom('school_settings')
      .select(['key', 'value', 'set_by as setBy', 'set_at'])
      .select(sql<string>`to_char(from_day, 'YYYY-MM-DD')`.as('from'))
      .where('school_id', '=', schoolId)
      .orderBy('number')
      .execute();
    return rows.map(({ set_at, ...said }) => ({ ...said, setAt: set_at.getTime() }));
  });

  constructor(private readonly database: Database) {}

  async add(schoolId: string, { key, value, from, setBy, setAt }: SaidSetting): Promise<void> {
    await this.db
      .insertInto('school_settings')
      .values({
        school_id: schoolId,
        key,
        value: sql`${JSON.stringify(value)}::jsonb`,
        from_day: from,
        set_by: setBy,
        set_at: toDate(setAt),
      })
      .execute();
  }
}
