import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { processWebhook, replayBatch } from '../webhooks.jobs.js';
import { BATCH_EVERY_MS, batchSize } from './batch-size.js';
import type { NewReplay, Replay, ReplayItem, ReplayItemState } from './replay.js';
import { ReplaysRepository } from './replays.repository.js';

export const MAX_REPLAYED = 50_000;

/** Behind every fresh event: the queue takes those of no priority first. */
const AFTER_FRESH_EVENTS = 10;
const STUCK_SECONDS = 30;

/**
 * Has events of the inbox processed again, in batches. The rows of the replay say how far it is: a batch commits
 * whole with its jobs and the next batch, so that after a kill it goes on where it was.
 */
@Injectable()
export class Replays {
  constructor(
    private readonly database: Database,
    private readonly repository: ReplaysRepository,
    private readonly queue: JobQueue,
  ) {}

  /** Begun again with the same id it is the same replay. False if it was there already. */
  start(replay: NewReplay): Promise<boolean> {
    return this.database.systemTransaction(async () => {
      if (!(await this.repository.add(replay))) return false;
      await this.repository.addItems(replay.id, replay.selection, MAX_REPLAYED);
      await this.addBatch(replay.id, 0);
      return true;
    });
  }

  /** What is queued already still runs. False if the replay does not run. */
  cancel(id: string): Promise<boolean> {
    return this.database.systemTransaction(async () => {
      if (!(await this.repository.end(id, 'cancelled'))) return false;
      await this.repository.cancelWaiting(id);
      return true;
    });
  }

  /** Begins the next events of a replay. A batch that has run, or of a replay that ended, does nothing. */
  runBatch(id: string, batch: number): Promise<void> {
    return this.database.systemTransaction(async () => {
      const replay = await this.repository.lockForBatch(id, batch);
      if (!replay) return;
      const { perMinute, waiting, queued } = replay;
      if (waiting + queued === 0) return void (await this.repository.end(id, 'finished'));
      const begun = await this.repository.begin(id, batchSize(perMinute, batch, queued));
      const jobs = begun.map((inboxId) => ({ payload: { inboxId }, id: inboxId }));
      await this.queue.forgetFailures(processWebhook, begun);
      await this.queue.addAll(processWebhook, jobs, { priority: AFTER_FRESH_EVENTS });
      await this.repository.nextBatch(id);
      await this.addBatch(id, batch + 1, BATCH_EVERY_MS);
    });
  }

  /** For those whose next batch was lost with its queue. One that still waits keeps its place. */
  async resumeStuck(): Promise<void> {
    const stuck = await this.database.systemTransaction(() => this.repository.stuckSince(STUCK_SECONDS));
    for (const { id, batch } of stuck) await this.addBatch(id, batch);
  }

  /** Null if there is no such replay. */
  find(id: string): Promise<Replay | null> {
    return this.database.systemTransaction(() => this.repository.find(id));
  }

  /** Newest first. */
  newest(limit: number): Promise<Replay[]> {
    return this.database.systemTransaction(() => this.repository.newest(limit));
  }

  /** In order, after that position. */
  items(id: string, after: number, limit: number, state?: ReplayItemState): Promise<ReplayItem[]> {
    return this.database.systemTransaction(() => this.repository.items(id, after, limit, state));
  }

  /** Of which something became known within so many seconds, the latest first. */
  changedItems(id: string, seconds: number, limit: number): Promise<ReplayItem[]> {
    return this.database.systemTransaction(() => this.repository.changedItems(id, seconds, limit));
  }

  private addBatch(replayId: string, batch: number, delayMs = 0): Promise<void> {
    return this.queue.add(replayBatch, { replayId, batch }, `${replayId}-${batch}`, { delayMs });
  }
}
