import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { DAY_MS } from '../calendar/day.js';
import { systemNow } from '../clock/system-clock.js';
import { discoverHandlers } from '../events/discover-handlers.js';
import { mailQueue } from '../mail/mail.jobs.js';
import { defineScheduledJob } from '../queue/job-definition.js';
import { OnJob } from '../queue/on-job.js';
import { definedBuckets, FILE_KEEPER, type FileBucket } from './file-bucket.js';
import { HostedFiles } from './hosted-files.js';

type Keeper = (schoolId: string) => Promise<ReadonlySet<string>>;
type KeptBucket = Readonly<{ bucket: FileBucket; graceDays: number; namesKept: Keeper }>;

const removeLeftFiles = defineScheduledJob({
  name: 'operations.remove-left-files',
  queue: mailQueue,
  schedule: { dailyAt: '04:10' },
});

/**
 * Removes files that nobody needs any more, say photos of people who have left: storage and database have no transaction
 * together, so some are left behind. A bucket that may have such and no method that says what is needed, or two, fails
 * the start.
 */
@Injectable()
export class LeftFiles implements OnModuleInit {
  private kept: readonly KeptBucket[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly files: HostedFiles,
  ) {}

  onModuleInit(): void {
    const found = discoverHandlers<string>(this.discovery, this.scanner, FILE_KEEPER);
    this.kept = definedBuckets().flatMap((bucket) => {
      const { name, graceDays } = bucket;
      if (graceDays === null) return [];
      const own = found.filter(({ marked }) => marked === name);
      if (own.length !== 1)
        throw new Error(`The bucket ${name} has ${own.length} keepers; it needs exactly one.`);
      return [{ bucket, graceDays, namesKept: own[0]?.call as Keeper }];
    });
  }

  @OnJob(removeLeftFiles)
  run(): Promise<void> {
    return this.removeAt(systemNow());
  }

  /** `now`: system time. */
  async removeAt(now: number): Promise<void> {
    for (const kept of this.kept)
      for (const schoolId of await this.files.folders(kept.bucket)) await this.removeOf(schoolId, kept, now);
  }

  private async removeOf(schoolId: string, { bucket, graceDays, namesKept }: KeptBucket, now: number) {
    // The files first: what comes after the look at them is not touched.
    const files = await this.files.filesIn(bucket, schoolId);
    const kept = await namesKept(schoolId);
    for (const { name, createdAt } of files) {
      const isLeft = createdAt <= now - graceDays * DAY_MS && !kept.has(name);
      if (isLeft) await this.files.remove(bucket, `${schoolId}/${name}`);
    }
  }
}
