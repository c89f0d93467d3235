import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { TrialQuotas } from '../../../platform/access/trial-quotas.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { currentTransaction } from '../../../platform/database/current-scope.js';
import { Database } from '../../../platform/database/database.js';
import { KeepsFilesOf } from '../../../platform/hosted-backend/file-bucket.js';
import { HostedFiles } from '../../../platform/hosted-backend/hosted-files.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { redrawPhoto } from '../../schools/index.js';
import { ConsentsService } from '../consents/consents.service.js';
import { PupilsService } from '../pupils.service.js';
import { PUPIL_PHOTOS, photoName, photoPath } from './pupil-photo.js';
import { PupilPhotosRepository } from './pupil-photos.repository.js';

/** As long as it takes a page to load it. */
const LINK_SECONDS = 300;

/**
 * The photo of a pupil, kept as long as a consent stands. The row says which file is shown; each file has a name of its
 * own, so that an address that was given out never shows another.
 */
@Injectable()
export class PupilPhotosService {
  private readonly logger = new Logger(PupilPhotosService.name);

  constructor(
    private readonly database: Database,
    private readonly writes: SchoolWrites,
    private readonly quotas: TrialQuotas,
    private readonly files: HostedFiles,
    private readonly pupils: PupilsService,
    private readonly consents: ConsentsService,
    private readonly photos: PupilPhotosRepository,
  ) {}

  /** For whoever sees the pupil. Null where there is none. */
  async link(caller: SchoolCaller, pupilId: string): Promise<string | null> {
    await this.pupils.checkSeen(caller, pupilId);
    const owner = { schoolId: caller.school.id };
    const fileId = await this.database.tenantRead(owner.schoolId, () => this.photos.fileOf(owner, pupilId));
    return fileId && this.files.link(PUPIL_PHOTOS, photoPath(owner.schoolId, fileId), LINK_SECONDS);
  }

  /** The consent is asked for on both sides of the upload: it may be withdrawn meanwhile. */
  async change(caller: SchoolCaller, pupilId: string, bytes: Buffer): Promise<string | null> {
    await this.writes.write(caller, () => this.holdAgreed(caller, pupilId));
    const owner = { schoolId: caller.school.id };
    const content = await redrawPhoto(bytes);
    const fileId = randomUUID();
    await this.files.put(PUPIL_PHOTOS, photoPath(owner.schoolId, fileId), content);
    await this.writes.write(caller, async () => {
      await this.holdAgreed(caller, pupilId);
      await this.quotas.spend(owner.schoolId, 'bytes', content.bytes.length, systemNow());
      await this.takeAway(owner, pupilId);
      await this.photos.save(owner, pupilId, { fileId, at: caller.now, by: caller.principal.userId });
    });
    return this.link(caller, pupilId);
  }

  remove(caller: SchoolCaller, pupilId: string): Promise<void> {
    return this.writes.write(caller, async () => {
      await this.pupils.hold(caller, pupilId);
      await this.takeAway({ schoolId: caller.school.id }, pupilId);
    });
  }

  /** Out of sight with the current transaction, out of the store after it: at once, or when left files are looked for. */
  async takeAway(owner: SchoolOwner, pupilId: string): Promise<void> {
    const fileId = await this.photos.fileOf(owner, pupilId);
    if (fileId === null) return;
    await this.photos.remove(owner, pupilId);
    currentTransaction()?.onCommit(() => {
      this.files
        .remove(PUPIL_PHOTOS, photoPath(owner.schoolId, fileId))
        .catch((err: unknown) => this.logger.warn({ err }, 'A photo is left for the sweep of files.'));
    });
  }

  @KeepsFilesOf(PUPIL_PHOTOS)
  async namesKept(schoolId: string): Promise<ReadonlySet<string>> {
    const files = await this.database.tenantRead(schoolId, () => this.photos.filesOf({ schoolId }));
    return new Set(files.map(photoName));
  }

  private async holdAgreed(caller: SchoolCaller, pupilId: string): Promise<void> {
    await this.pupils.hold(caller, pupilId);
    await this.consents.require(caller, pupilId, 'photo');
  }
}
