import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { OfficialYear } from '../domain/official-year.js';
import { OFFICIAL_YEARS } from '../domain/official-years/official-years.js';

interface OfficialYearTables {
  official_years: { name: string; year: OfficialYear | string; imported_at: Date };
}

/** In the current transaction. */
@Injectable()
export class OfficialYearsRepository {
  private readonly db = this.database.tables<OfficialYearTables>();

  constructor(private readonly database: Database) {}

  /** As it was imported last, else as this build knows it. */
  async find(name: string): Promise<OfficialYear | null> {
    const imported = await this.db
      .selectFrom('official_years')
      .select(sql<OfficialYear>`year`.as('year'))
      .where('name', '=', name)
      .executeTakeFirst();
    return imported?.year ?? OFFICIAL_YEARS.find((year) => year.name === name) ?? null;
  }

  async save(year: OfficialYear, now: number): Promise<void> {
    const said = { year: JSON.stringify(year), imported_at: toDate(now) };
    await this.db
      .insertInto('official_years')
      .values({ name: year.name, ...said })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(said))
      .execute();
  }
}
