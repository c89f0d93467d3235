import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import yazl from 'yazl';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { SchoolWrites } from '../../../platform/access/school-writes.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { HostedFiles } from '../../../platform/hosted-backend/hosted-files.js';
import { IdentityNumbers } from '../../../platform/secrets/identity-numbers.js';
import { SchoolClassesService } from '../../classes/index.js';
import { AcademicYears } from '../../schools/index.js';
import { type Consent, ConsentsRepository } from '../consents/consents.repository.js';
import { GuardiansService } from '../guardians/guardians.service.js';
import { MembershipsRepository } from '../memberships/memberships.repository.js';
import { PUPIL_PHOTOS, photoPath } from '../photos/pupil-photo.js';
import { PupilPhotosRepository } from '../photos/pupil-photos.repository.js';
import { PupilsService } from '../pupils.service.js';
import { AccessLog } from './access-log.js';
import type { ConsentTold, PupilRecord } from './pupil-record.js';
import { recordPage } from './record-page.js';

const PHOTO = 'gambar.webp';
type Stays = Pick<PupilRecord, 'classes' | 'groups'>;

/** What a guardian may ask for: all that is kept of one pupil, for people and for programs. */
@Injectable()
export class PupilArchive {
  constructor(
    private readonly writes: SchoolWrites,
    private readonly pupils: PupilsService,
    private readonly numbers: IdentityNumbers,
    private readonly guardians: GuardiansService,
    private readonly memberships: MembershipsRepository,
    private readonly years: AcademicYears,
    private readonly classes: SchoolClassesService,
    private readonly consents: ConsentsRepository,
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
    const { school, now } = caller;
    const owner = { schoolId: school.id };
    const pupil = await this.pupils.readCard(caller, pupilId);
    const { id, name, sex, registerNumber, birthDate, leftOn, numberSealed } = pupil;
    await this.log.add(caller, id, 'archive_taken');
    const record: PupilRecord = {
      school: { code: school.code, name: school.name },
      takenAt: toMalaysianIso(now),
      pupil: {
        ...{ id, name, sex, registerNumber, birthDate, leftOn },
        identityNumber: numberSealed && this.numbers.open(numberSealed, { schoolId: school.id, id }),
      },
      guardians: await this.guardians.list(caller, id),
      ...(await this.staysOf(caller, id, hasGroups)),
      consents: (await this.consents.of(owner, [id])).map(consentTold),
      photo: null,
      access: (await this.log.ofPupil(caller, id)).map(({ at, act }) => ({ at: toMalaysianIso(at), act })),
    };
    return { record, fileId: await this.photos.fileOf(owner, id) };
  }

  private async staysOf(caller: SchoolCaller, pupilId: string, hasGroups: boolean): Promise<Stays> {
    const { classes, groups } = await this.memberships.historyOf({ schoolId: caller.school.id }, pupilId);
    const years = (await this.years.all(caller.school.id)).filter(({ id }) =>
      classes.some(({ academicYearId }) => academicYearId === id),
    );
    const sessions = new Map(years.map(({ id, name }) => [id, name]));
    const standing = (await Promise.all(years.map(({ id }) => this.classes.list(caller, id)))).flat();
    const names = new Map(
      standing.flatMap((each) => [each, ...each.groups]).map(({ id, name }) => [id, name]),
    );
    const told = (classId: string, { academicYearId, fromDay, toDay }: (typeof classes)[number]) => ({
      session: sessions.get(academicYearId) ?? '',
      className: names.get(classId) ?? '',
      ...{ fromDay, toDay },
    });
    return {
      classes: classes.map((stay) => told(stay.placeId, stay)),
      groups: hasGroups
        ? groups.map((stay) => ({ ...told(stay.classId, stay), groupName: names.get(stay.placeId) ?? '' }))
        : null,
    };
  }
}

function consentTold(consent: Consent): ConsentTold {
  const { kind, guardianName, way, givenOn, withdrawnAt, withdrawalGuardian, withdrawalReason } = consent;
  return {
    ...{ kind, guardianName, way, givenOn, withdrawalReason },
    withdrawnAt: withdrawnAt === null ? null : toMalaysianIso(withdrawnAt),
    withdrawnBy: withdrawalGuardian,
  };
}
