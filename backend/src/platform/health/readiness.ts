import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { SchemaVersion } from '../database/schema-version.js';
import { Draining } from '../http/draining.js';
import { JobQueue } from '../queue/job-queue.js';
import type { ReadyDto } from './health.dto.js';

const TIMEOUT_MS = 2_000;
/** Whoever asks for figures wants them within a second. */
const SCRAPE_MS = 500;

/** Whether this process can do its work: each thing it depends on, asked now. Without its database it can do none. */
@Injectable()
export class Readiness {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly schema: SchemaVersion,
    private readonly draining: Draining,
    private readonly queue: JobQueue,
  ) {}

  async now(): Promise<ReadyDto> {
    const [migrations, queue, eviction, hosted] = await Promise.all([
      this.schema.isCurrent(),
      inTime(this.queue.isReachable(), false),
      inTime(this.queue.complaint(), undefined),
      inTime(this.hostedBackend(), null),
    ]);
    const checks = {
      database: migrations !== null,
      migrations: migrations === true,
      queue,
      hostedBackend: hosted !== null,
    };
    const degraded = [
      ...(queue ? [] : ['The job queue does not answer.']),
      ...(eviction ? [eviction] : []),
      ...(hosted ?? ['The hosted backend does not answer.']),
    ];
    if (this.draining.hasBegun) degraded.push('The process is about to end.');
    if (this.draining.hasBegun || !checks.database || !checks.migrations)
      return { status: 'down', checks, degraded };
    return { status: degraded.length > 0 ? 'degraded' : 'up', checks, degraded };
  }

  reachesQueue(): Promise<boolean> {
    return inTime(this.queue.isReachable(), false, SCRAPE_MS);
  }

  async reachesHostedBackend(): Promise<boolean> {
    return (await inTime(this.hostedBackend(), null, SCRAPE_MS)) !== null;
  }

  /** What it says that it cannot do, null when it is away. */
  private async hostedBackend(): Promise<string[] | null> {
    const response = await fetch(`${this.config.hostedBackend.internalUrl}/auth/v1/health`, {
      headers: { apikey: this.config.hostedBackend.publishableKey },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? complaintsIn(await response.json()) : null;
  }
}

/** The embedded one adds them to what the real one answers. */
function complaintsIn(health: unknown): string[] {
  if (typeof health !== 'object' || health === null || !('degraded' in health)) return [];
  const { degraded } = health;
  return Array.isArray(degraded) ? degraded.filter((each) => typeof each === 'string') : [];
}

function inTime<T>(asked: Promise<T>, otherwise: T, ms = TIMEOUT_MS): Promise<T> {
  const late = new Promise<T>((resolve) => setTimeout(resolve, ms, otherwise).unref());
  return Promise.race([asked.catch(() => otherwise), late]);
}
