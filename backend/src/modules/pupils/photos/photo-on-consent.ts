import { Injectable } from '@nestjs/common';
import { type Forgotten, personForgotten } from '../../../platform/erasure/erasure.js';
import { OnEvent } from '../../../platform/events/on-event.js';
import { HostedFiles } from '../../../platform/hosted-backend/hosted-files.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { HangsOnConsent } from '../consents/hangs-on-consent.js';
import { PUPIL_PHOTOS, photoPath } from './pupil-photo.js';
import { PupilPhotosRepository } from './pupil-photos.repository.js';
import { PupilPhotosService } from './pupil-photos.service.js';

/** A photo goes with the consent that it hangs on, and with its pupil. */
@Injectable()
export class PhotoOnConsent extends HangsOnConsent {
  readonly kind = 'photo';
  readonly effect = 'photo';

  constructor(
    private readonly service: PupilPhotosService,
    private readonly photos: PupilPhotosRepository,
    private readonly files: HostedFiles,
  ) {
    super();
  }

  async isOn(owner: SchoolOwner, pupilId: string): Promise<boolean> {
    return (await this.photos.fileOf(owner, pupilId)) !== null;
  }

  switchOff(owner: SchoolOwner, pupilId: string): Promise<void> {
    return this.service.takeAway(owner, pupilId);
  }

  /** A certificate says that the photo is gone: the file goes before it is written, or nothing does. */
  @OnEvent(personForgotten)
  async forget(person: Forgotten): Promise<void> {
    if (person.kind !== 'pupil') return;
    const fileId = await this.photos.fileOf(person, person.pupilId);
    if (fileId) await this.files.remove(PUPIL_PHOTOS, photoPath(person.schoolId, fileId));
  }
}
