import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { Database } from '../database/database.js';
import { hasPendingMigrations } from '../database/migrations.js';
import { JobQueue } from '../queue/job-queue.js';

const TIMEOUT_MS = 2_000;

interface MigrationTables {
  kysely_migration: { name: string };
}

/** Whether this process can do its work: each thing it depends on, asked now. */
@Injectable()
export class Readiness {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly queue: JobQueue,
  ) {}

  async checks(): Promise<Record<string, boolean>> {
    const [migrations, queue, hostedBackend] = await Promise.all([
      this.migrations(),
      withinTime(this.queue.isReachable()),
      withinTime(this.hostedBackend()),
    ]);
    return { database: migrations !== null, migrations: migrations === true, queue, hostedBackend };
  }

  /** True when all have run, false when some have not, null when the database is away. */
  private async migrations(): Promise<boolean | null> {
    const ledger = this.database.tables<MigrationTables>();
    try {
      const rows = await this.database.systemTransaction(() =>
        ledger.selectFrom('kysely_migration').select('name').execute(),
      );
      return !(await hasPendingMigrations(rows.map(({ name }) => name)));
    } catch {
      return null;
    }
  }

  private async hostedBackend(): Promise<boolean> {
    const response = await fetch(`${this.config.hostedBackend.internalUrl}/auth/v1/health`, {
      headers: { apikey: this.config.hostedBackend.publishableKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  }
}

function withinTime(check: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref());
  return Promise.race([check.catch(() => false), late]);
}
