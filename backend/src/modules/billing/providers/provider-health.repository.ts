import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import type { BillingTables } from '../billing-tables.js';

/** By system time, epoch milliseconds. */
export type ProviderAnswers = Readonly<{
  answeredAt: number | null;
  failedAt: number | null;
  failure: string | null;
}>;

const MAX_FAILURE = 500;

@Injectable()
export class ProviderHealthRepository {
  private readonly db = this.database.tables<BillingTables>();

  constructor(private readonly database: Database) {}

  async all(): Promise<ReadonlyMap<string, ProviderAnswers>> {
    const rows = await this.db.selectFrom('provider_health').selectAll().execute();
    return new Map(
      rows.map(({ provider, answered_at, failed_at, failure }) => [
        provider,
        { answeredAt: answered_at?.getTime() ?? null, failedAt: failed_at?.getTime() ?? null, failure },
      ]),
    );
  }

  async answered(provider: string): Promise<void> {
    await this.db
      .insertInto('provider_health')
      .values({ provider, answered_at: sql`now()` })
      .onConflict((conflict) => conflict.column('provider').doUpdateSet({ answered_at: sql`now()` }))
      .execute();
  }

  async failed(provider: string, message: string): Promise<void> {
    const failed = { failed_at: sql<Date>`now()`, failure: message.slice(0, MAX_FAILURE) };
    await this.db
      .insertInto('provider_health')
      .values({ provider, ...failed })
      .onConflict((conflict) => conflict.column('provider').doUpdateSet(failed))
      .execute();
  }
}
