import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { TrialQuotas } from '../../../platform/access/trial-quotas.js';
import { systemNow } from '../../../platform/clock/system-clock.js';
import { Database } from '../../../platform/database/database.js';
import { ServiceUnavailableError } from '../../../platform/errors/errors.js';
import { KeepsFilesOf } from '../../../platform/hosted-backend/file-bucket.js';
import { type FileContent, HostedFiles } from '../../../platform/hosted-backend/hosted-files.js';
import { SchoolsService } from '../schools.service.js';
import { logoOf, PHOTOS, type PicturePlace, personOf, photoName, photoOf, photosOf } from './picture.js';
import type { PhotoDto } from './pictures.dto.js';
import { redrawLogo, redrawPhoto } from './redraw.js';

/** A page shows it for as long before it asks again. */
const LINK_SECONDS = 3_600;

/** The photos of people and the logo of the school. The hosted backend alone knows whether there is one. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly files: HostedFiles,
    private readonly writes: SchoolWrites,
    private readonly database: Database,
    private readonly schools: SchoolsService,
    private readonly quotas: TrialQuotas,
  ) {}

  photo({ school, principal }: SchoolCaller): Promise<string | null> {
    return this.link(photoOf(school.id, principal.userId));
  }

  /** Of present members only: a file may outlive its owner's place in the school. */
  async photos({ school }: SchoolCaller): Promise<PhotoDto[]> {
    const { bucket, path } = photosOf(school.id);
    const links = await this.files.links(bucket, path, LINK_SECONDS);
    const kept = await this.photosKept(school.id);
    return links
      .filter(({ name }) => kept.has(name))
      .map(({ name, url }) => ({ userId: personOf(name), url }));
  }

  /** The files of present members, whether or not they have one. */
  @KeepsFilesOf(PHOTOS)
  async photosKept(schoolId: string): Promise<ReadonlySet<string>> {
    const members = await this.database.tenantRead(schoolId, () => this.schools.membersOf(schoolId));
    return new Set(members.map(({ userId }) => photoName(userId)));
  }

  logo({ school }: SchoolCaller): Promise<string | null> {
    return this.link(logoOf(school.id));
  }

  /** As PNG; null where there is none, or where files cannot be had now: a paper does not wait for its ornament. */
  async logoOnPaper(schoolId: string): Promise<Buffer | null> {
    const { bucket, path } = logoOf(schoolId);
    const found = this.files.get(bucket, path).catch((error) => {
      if (error instanceof ServiceUnavailableError) return null;
      throw error;
    });
    return (await found)?.bytes ?? null;
  }

  async changePhoto(caller: SchoolCaller, bytes: Buffer): Promise<string | null> {
    return this.put(caller, photoOf(caller.school.id, caller.principal.userId), await redrawPhoto(bytes));
  }

  async changeLogo(caller: SchoolCaller, bytes: Buffer): Promise<string | null> {
    return this.put(caller, logoOf(caller.school.id), await redrawLogo(bytes));
  }

  removePhoto(caller: SchoolCaller): Promise<void> {
    return this.remove(caller, photoOf(caller.school.id, caller.principal.userId));
  }

  removeLogo(caller: SchoolCaller): Promise<void> {
    return this.remove(caller, logoOf(caller.school.id));
  }

  private link({ bucket, path }: PicturePlace): Promise<string | null> {
    return this.files.link(bucket, path, LINK_SECONDS);
  }

  private async put(caller: SchoolCaller, place: PicturePlace, content: FileContent): Promise<string | null> {
    await this.writes.write(caller, () =>
      this.quotas.spend(caller.school.id, 'bytes', content.bytes.length, systemNow()),
    );
    await this.files.put(place.bucket, place.path, content);
    return this.link(place);
  }

  private async remove(caller: SchoolCaller, { bucket, path }: PicturePlace): Promise<void> {
    await this.checkStillAllowed(caller);
    await this.files.remove(bucket, path);
  }

  /** The file cannot be part of a transaction; that the caller may write is asked in one. */
  private checkStillAllowed(caller: SchoolCaller): Promise<void> {
    return this.writes.write(caller, async () => undefined);
  }
}
