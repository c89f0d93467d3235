import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { sql } from 'kysely';
import { BillingService } from '../../modules/billing/index.js';
import { Database } from '../../platform/database/database.js';

export const FAULTS = ['job', 'database'] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * Lets the next payments of this process fail half-way, after their facts are written: the job throws, or the
 * database ends the connection. Production code knows nothing of it, so it is put around the service here.
 */
@Injectable()
export class Faults implements OnApplicationBootstrap {
  private readonly db = this.database.tables<Record<string, never>>();
  private waiting: Fault[] = [];

  constructor(
    private readonly database: Database,
    private readonly billing: BillingService,
  ) {}

  onApplicationBootstrap(): void {
    const recordAll = this.billing.recordAll.bind(this.billing);
    this.billing.recordAll = async (...payments) => {
      const outcomes = await recordAll(...payments);
      await this.strike();
      return outcomes;
    };
  }

  /** Instead of those that still wait. */
  arm(fault: Fault, times: number): void {
    this.waiting = Array.from({ length: times }, () => fault);
  }

  get left(): number {
    return this.waiting.length;
  }

  private async strike(): Promise<void> {
    const fault = this.waiting.shift();
    if (fault === 'job') throw new Error('A fault that was asked for.');
    if (fault === 'database') await this.loseConnection();
  }

  /** A role may end only its own connections: the one that signed in, not the one that requests act as. */
  private async loseConnection(): Promise<void> {
    await this.database.systemTransaction(async () => {
      await sql`RESET ROLE`.execute(this.db);
      await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(this.db);
    });
  }
}
