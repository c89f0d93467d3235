import { Injectable } from '@nestjs/common';
import { Database } from './database.js';
import { hasPendingMigrations } from './migrations.js';

interface MigrationTables {
  kysely_migration: { name: string };
}

/** Whether the database is as this build expects it. */
@Injectable()
export class SchemaVersion {
  private readonly ledger = this.database.tables<MigrationTables>();

  constructor(private readonly database: Database) {}

  /** True when all migrations have run, false when some have not, null when the database is away. */
  async isCurrent(): Promise<boolean | null> {
    try {
      const rows = await this.database.systemTransaction(() =>
        this.ledger.selectFrom('kysely_migration').select('name').execute(),
      );
      return !(await hasPendingMigrations(rows.map(({ name }) => name)));
    } catch {
      return null;
    }
  }
}
