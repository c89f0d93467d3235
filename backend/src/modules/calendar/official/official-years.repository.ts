import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';
import type { OfficialYear } from '../domain/official-year.js';
import { OFFICIAL_YEARS } from '../domain/official-years/official-years.js';

interface OfficialYearTables {
  official_years: {
    name: string;
    year: OfficialYear | string;
    replaced: OfficialYear | string | null;
    imported_at: Date;
  };
}

/** What was published until an import, and when that was, epoch milliseconds. */
export type ReplacedYear = Readonly<{ year: OfficialYear; at: number }>;

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

  /** Null unless an import has replaced a published year since then. */
  async findReplaced(name: string, since: Date): Promise<ReplacedYear | null> {
    const found = await this.db
      .selectFrom('official_years')
      .select([
        sql<OfficialYear>`replaced`.as('year'),
        sql<number>`floor(extract(epoch FROM imported_at) * 1000)::float8`.as('at'),
      ])
      .where('name', '=', name)
      .where('imported_at', '>=', since)
      .where('replaced', 'is not', null)
      .executeTakeFirst();
    return found ?? null;
  }

  async save(year: OfficialYear, now: number): Promise<void> {
    const standing = await this.find(year.name);
    const replaced = standing && JSON.stringify(standing);
    const said = { year: JSON.stringify(year), replaced, imported_at: toDate(now) };
    await this.db
      .insertInto('official_years')
      .values({ name: year.name, ...said })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(said))
      .execute();
  }
}
