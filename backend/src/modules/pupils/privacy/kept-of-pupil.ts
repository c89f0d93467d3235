import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { IdentityNumbers } from '../../../platform/secrets/identity-numbers.js';
import { type Consent, ConsentsRepository } from '../consents/consents.repository.js';
import { GuardiansService } from '../guardians/guardians.service.js';
import { PupilStays } from '../memberships/pupil-stays.js';
import { PupilsService } from '../pupils.service.js';
import type { ConsentTold, PupilRecord } from './pupil-record.js';

type KeptRecord = Omit<PupilRecord, 'photo' | 'access'>;

/** What a school keeps of one pupil in rows, in words. */
@Injectable()
export class KeptOfPupil {
  constructor(
    private readonly pupils: PupilsService,
    private readonly numbers: IdentityNumbers,
    private readonly guardians: GuardiansService,
    private readonly stays: PupilStays,
    private readonly consents: ConsentsRepository,
  ) {}

  /** In the current transaction. */
  async of(caller: SchoolCaller, pupilId: string, hasGroups: boolean): Promise<KeptRecord> {
    const { school, now } = caller;
    const pupil = await this.pupils.readCard(caller, pupilId);
    const { id, name, sex, registerNumber, birthDate, leftOn, leftFor, numberSealed } = pupil;
    return {
      school: { code: school.code, name: school.name },
      takenAt: toMalaysianIso(now),
      pupil: {
        ...{ id, name, sex, registerNumber, birthDate, leftOn, leftFor },
        identityNumber: numberSealed && this.numbers.open(numberSealed, { schoolId: school.id, id }),
      },
      guardians: await this.guardians.list(caller, id),
      ...(await this.stays.of(caller, id, hasGroups)),
      consents: (await this.consents.of({ schoolId: school.id }, [id])).map(consentTold),
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
