import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BusinessClock, clockMoved } from '../platform/clock/business-clock.js';
import { toDate } from '../platform/clock/instant.js';
import { Changes } from '../platform/database/changes.js';
import { Database } from '../platform/database/database.js';

interface ClockTables {
  business_clock: { only_row: boolean; frozen_at: Date };
}

/** Freezes the business clock in the database, so that API and workers of every process stand at one instant. */
@Injectable()
export class StoredClock implements OnApplicationBootstrap {
  private readonly db = this.database.tables<ClockTables>();
  private reading = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    private readonly clock: BusinessClock,
  ) {
    changes.on(clockMoved, (instant) => (instant ? clock.freezeAt(Number(instant)) : clock.resume()));
    // Lost again while it is read: the next connection reads it.
    changes.onReconnect(() => void this.read().catch(() => undefined));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.read();
  }

  async freezeAt(instant: number): Promise<void> {
    await this.database.systemTransaction(async () => {
      const row = { only_row: true, frozen_at: toDate(instant) };
      await this.db
        .insertInto('business_clock')
        .values(row)
        .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
        .execute();
      await this.changes.publish(clockMoved, String(instant));
    });
  }

  async resume(): Promise<void> {
    await this.database.systemTransaction(async () => {
      await this.db.deleteFrom('business_clock').execute();
      await this.changes.publish(clockMoved, '');
    });
  }

  /** One after the other: whoever waits for one has those before it behind them, and nothing moves the clock back later. */
  private read(): Promise<void> {
    this.reading = this.reading.catch(() => undefined).then(() => this.readOnce());
    return this.reading;
  }

  private async readOnce(): Promise<void> {
    const row = await this.database.systemTransaction(() =>
      this.db.selectFrom('business_clock').select('frozen_at').executeTakeFirst(),
    );
    if (row) this.clock.freezeAt(row.frozen_at.getTime());
    else this.clock.resume();
  }
}
