import { Injectable } from '@nestjs/common';
import type { FileBucket } from './file-buckets.js';
import { HostedFiles } from './hosted-files.js';

const DAY_MS = 86_400_000;

/** `namesKept`: of the files that a school still needs. A file may come so many days before what needs it. */
export type KeepingRule = Readonly<{
  bucket: FileBucket;
  graceDays: number;
  namesKept: (schoolId: string) => Promise<ReadonlySet<string>>;
}>;

/** Files that nobody needs any more: storage and database have no transaction together, so some are left behind. */
@Injectable()
export class LeftFiles {
  constructor(private readonly files: HostedFiles) {}

  /** `now`: system time. */
  async remove({ bucket, graceDays, namesKept }: KeepingRule, now: number): Promise<void> {
    for (const schoolId of await this.files.folders(bucket)) {
      // The files first: what comes after the look at them is not touched.
      const files = await this.files.filesIn(bucket, schoolId);
      const kept = await namesKept(schoolId);
      for (const { name, createdAt } of files) {
        const isLeft = createdAt <= now - graceDays * DAY_MS && !kept.has(name);
        if (isLeft) await this.files.remove(bucket, `${schoolId}/${name}`);
      }
    }
  }
}
