import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import yazl from 'yazl';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { HostedFiles } from '../../../platform/hosted-backend/hosted-files.js';
import { PUPIL_PHOTOS, photoPath } from '../photos/pupil-photo.js';
import { PupilPhotosRepository } from '../photos/pupil-photos.repository.js';
import { AccessLog } from './access-log.js';
import { KeptOfPupil } from './kept-of-pupil.js';
import type { PupilRecord } from './pupil-record.js';
import { recordPage } from './record-page.js';

const PHOTO = 'gambar.webp';

/** What a guardian may ask for: all that is kept of one pupil, for people and for programs. */
@Injectable()
export class PupilArchive {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly kept: KeptOfPupil,
    private readonly photos: PupilPhotosRepository,
    private readonly files: HostedFiles,
    private readonly log: AccessLog,
  ) {}

  /** Leaves a line of who took it, which stands in it too. A photo that the store does not hand out refuses the whole. */
  async take(caller: SchoolCaller, pupilId: string, hasGroups: boolean): Promise<Readable> {
    const { record, fileId } = await this.writes.write(caller, () => this.gather(caller, pupilId, hasGroups));
    const photo = fileId && (await this.files.get(PUPIL_PHOTOS, photoPath(caller.school.id, fileId)));
    const whole = { ...record, photo: photo ? PHOTO : null };
    const zip = new yazl.ZipFile();
    const at = { mtime: new Date(caller.now) };
    zip.addBuffer(Buffer.from(recordPage(whole)), 'murid.html', at);
    zip.addBuffer(Buffer.from(`${JSON.stringify(whole, null, 2)}\n`), 'murid.json', at);
    if (photo) zip.addBuffer(photo.bytes, PHOTO, at);
    zip.end();
    return zip.outputStream as Readable;
  }

  private async gather(caller: SchoolCaller, pupilId: string, hasGroups: boolean) {
    const kept = await this.kept.of(caller, pupilId, hasGroups);
    const { id } = kept.pupil;
    await this.log.add(caller, id, 'archive_taken');
    const access = await this.log.ofPupil(caller, id);
    const record: PupilRecord = {
      ...kept,
      photo: null,
      access: access.map(({ at, act }) => ({ at: toMalaysianIso(at), act })),
    };
    return { record, fileId: await this.photos.fileOf({ schoolId: caller.school.id }, id) };
  }
}
