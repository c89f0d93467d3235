import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { Database } from '../../../platform/database/database.js';

const MINUTE_SECONDS = 60;

/**
 * How often what runs by itself may ask a provider: so many times a minute for all workers together, a minute's worth of
 * them at once where nobody has asked lately. Payers never wait for it: what they start is not counted.
 */
@Injectable()
export class ProviderPace {
  private readonly db = this.database.tables<Record<string, never>>();
  private readonly secondsBetween: number;

  constructor(
    private readonly database: Database,
    @Inject(APP_CONFIG) { reconcilePerMinute }: Pick<AppConfig, 'reconcilePerMinute'>,
  ) {
    this.secondsBetween = MINUTE_SECONDS / reconcilePerMinute;
  }

  /** Milliseconds until the caller may ask, once; null, and nothing is taken, where that is further away than told. */
  async take(provider: string, patienceMs: number): Promise<number | null> {
    const step = sql`make_interval(secs => ${this.secondsBetween})`;
    const minute = sql`make_interval(secs => ${MINUTE_SECONDS})`;
    // The bucket is one instant: it stands a minute back when it is full, and each question moves it a step on.
    const { rows } = await this.database.systemTransaction(() =>
      sql<{ waitMs: number }>`
        INSERT INTO provider_health AS held (provider, next_ask_at)
        VALUES (${provider}, clock_timestamp() - ${minute} + ${step} * 2)
        ON CONFLICT (provider) DO UPDATE
        SET next_ask_at = greatest(held.next_ask_at, clock_timestamp() - ${minute} + ${step}) + ${step}
        WHERE held.next_ask_at <= clock_timestamp() + make_interval(secs => ${patienceMs / 1_000})
        RETURNING greatest(0, extract(epoch FROM next_ask_at - ${step} - clock_timestamp()) * 1000)::float8 AS "waitMs"`.execute(
        this.db,
      ),
    );
    return rows[0]?.waitMs ?? null;
  }

  /** There was nothing to ask. */
  async giveBack(provider: string): Promise<void> {
    await this.database.systemTransaction(() =>
      sql`
        UPDATE provider_health SET next_ask_at = next_ask_at - make_interval(secs => ${this.secondsBetween})
        WHERE provider = ${provider}`.execute(this.db),
    );
  }
}
