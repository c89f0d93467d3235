import { Injectable } from '@nestjs/common';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { LeftFiles } from '../../../platform/hosted-backend/left-files.js';
import { OnJob } from '../../../platform/queue/on-job.js';
import { PaymentClaims } from '../../billing/index.js';
import { PicturesService } from '../../schools/index.js';
import { removeLeftFiles } from './left-files.jobs.js';

@Injectable()
export class LeftFilesWorker {
  constructor(
    private readonly left: LeftFiles,
    private readonly pictures: PicturesService,
    private readonly claims: PaymentClaims,
  ) {}

  @OnJob(removeLeftFiles)
  run(): Promise<void> {
    return this.removeAt(systemNow());
  }

  /** Photos of people who have left, and evidence that was uploaded and never sent, or taken back. */
  async removeAt(now: number): Promise<void> {
    await this.left.remove(
      { bucket: 'profile-photos', graceDays: 0, namesKept: (id) => this.pictures.photosKept(id) },
      now,
    );
    await this.left.remove(
      { bucket: 'payment-evidence', graceDays: 7, namesKept: (id) => this.claims.evidenceKept(id) },
      now,
    );
  }
}
