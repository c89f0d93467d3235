import { IntersectionType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsUUID } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { IsName } from '../../../platform/http/is-name.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { NewRecordDto } from '../../../platform/records/record.dto.js';
import { OfYearQueryDto, SchoolQueryDto } from '../../schools/index.js';
import {
  CONSENT_KINDS,
  CONSENT_WAYS,
  type ConsentEffect,
  type ConsentKind,
  type ConsentState,
  type ConsentWay,
  consentState,
  standingConsent,
} from '../domain/consent.js';
import type { Consent } from './consents.repository.js';
import type { ConsentsOfPupil } from './consents.service.js';

class ConsentContentDto {
  @IsIn(CONSENT_KINDS)
  kind: ConsentKind;

  /** Who gave it */
  @Transform(trimmed)
  @IsName()
  @Length(1, 120)
  guardianName: string;

  @IsIn(CONSENT_WAYS)
  way: ConsentWay;

  /** YYYY-MM-DD, today at the latest */
  @IsDayOfThisCentury()
  givenOn: string;
}

export class NewConsentDto extends IntersectionType(SchoolQueryDto, ConsentContentDto, NewRecordDto) {}

export class WithdrawConsentDto extends SchoolQueryDto {
  @IsUUID()
  consentId: string;

  /** Who takes it back */
  @Transform(trimmed)
  @IsName()
  @Length(1, 120)
  guardianName: string;

  /** null where none was told: nobody has to give one */
  @MayBeNull()
  @Transform(trimmed)
  @IsName()
  @Length(1, 300)
  reason: string | null;
}

export class ConsentsOfClassQueryDto extends OfYearQueryDto {
  @IsUUID()
  classId: string;
}

export class ConsentStandingDto extends PickType(ConsentContentDto, ['kind']) {
  state: ConsentState;

  /** Which consent a withdrawal takes back; null where none stands */
  consentId: string | null;

  /** YYYY-MM-DD; null where none stands */
  givenOn: string | null;

  /** What a withdrawal would switch off now */
  switchesOff: ConsentEffect[];
}

export class ConsentStandingsDto {
  /** Each kind once */
  standings: ConsentStandingDto[];
}

export class ConsentDto extends IntersectionType(PickType(NewRecordDto, ['id']), ConsentContentDto) {
  enteredAt: string;

  /** Who entered it */
  enteredBy: string;

  /** null while it stands */
  withdrawnAt: string | null;

  /** Who entered the withdrawal */
  withdrawnBy: string | null;

  /** Who took it back */
  withdrawalGuardian: string | null;

  withdrawalReason: string | null;
}

export class ConsentHistoryDto {
  /** Newest first */
  consents: ConsentDto[];
}

export class ConsentsOfListedDto {
  pupilId: string;

  contact: ConsentState;

  photo: ConsentState;

  publication: ConsentState;
}

export class ConsentsOfClassDto {
  items: ConsentsOfListedDto[];
}

export function toStandingsDto({ consents, switchesOff }: ConsentsOfPupil): ConsentStandingsDto {
  const standings = CONSENT_KINDS.map((kind) => {
    const standing = standingConsent(consents, kind);
    return {
      kind,
      state: consentState(consents, kind),
      consentId: standing?.id ?? null,
      givenOn: standing?.givenOn ?? null,
      switchesOff: [...(switchesOff.get(kind) ?? [])],
    };
  });
  return { standings };
}

export function toConsentDto({ pupilId: _, ...consent }: Consent): ConsentDto {
  return {
    ...consent,
    enteredAt: toMalaysianIso(consent.enteredAt),
    withdrawnAt: consent.withdrawnAt === null ? null : toMalaysianIso(consent.withdrawnAt),
  };
}

export function toConsentsOfListedDto(pupilId: string, consents: readonly Consent[]): ConsentsOfListedDto {
  return {
    pupilId,
    contact: consentState(consents, 'contact'),
    photo: consentState(consents, 'photo'),
    publication: consentState(consents, 'publication'),
  };
}
