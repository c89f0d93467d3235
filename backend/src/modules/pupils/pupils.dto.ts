import { IntersectionType, PickType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsUUID, ValidateBy, ValidateNested } from 'class-validator';
import { IsDayOfThisCentury } from '../../platform/http/is-day.js';
import { IsName } from '../../platform/http/is-name.js';
import { MayBeAbsent } from '../../platform/http/may-be-absent.js';
import { MayBeNull } from '../../platform/http/may-be-null.js';
import { Length, MaxLength } from '../../platform/http/text-length.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { PageDto, PageQueryDto } from '../../platform/page/page.dto.js';
import { ChangedRecordDto, NewRecordDto, RecordDto, toRecordDto } from '../../platform/records/record.dto.js';
import { OfYearQueryDto, SchoolQueryDto } from '../schools/index.js';
import { identityNumberOf } from './domain/identity-number.js';
import { type LeftFor, type PupilContent, SEXES, type Sex } from './domain/pupil.js';
import { LONGEST_NAME } from './domain/pupil-name.js';
import { PlacingDto } from './memberships/memberships.dto.js';
import type { ListedPupil, Pupil } from './pupils.repository.js';
import { PUPIL_STATES, type PupilState } from './pupils-tables.js';

function IsIdentityNumber(): PropertyDecorator {
  return ValidateBy({
    name: 'isIdentityNumber',
    validator: {
      validate: (value) =>
        typeof value === 'string' && value.length <= 40 && identityNumberOf(value) !== null,
      defaultMessage: () =>
        '$property must be 12 digits that begin with a date of birth, or a passport of 5 to 12 letters and digits',
    },
  });
}

export class PupilContentDto implements PupilContent {
  @Transform(trimmed)
  @IsName()
  @Length(1, LONGEST_NAME)
  name: string;

  @IsIn(SEXES)
  sex: Sex;

  /** The school's own number, each once in it */
  @MayBeNull()
  @Transform(trimmed)
  @IsName()
  @Length(1, 20)
  registerNumber: string | null;

  /** YYYY-MM-DD */
  @MayBeNull()
  @IsDayOfThisCentury()
  birthDate: string | null;
}

class SentNumberDto {
  /** MyKid, MyKad or passport. Left out, what is kept stays; null takes it away. No reply tells it */
  @MayBeAbsent()
  @MayBeNull()
  @IsIdentityNumber()
  identityNumber?: string | null;
}

export class NewPupilDto extends IntersectionType(
  SchoolQueryDto,
  PupilContentDto,
  SentNumberDto,
  NewRecordDto,
) {
  /** Said of a pupil whose name and sex another one has */
  @MayBeAbsent()
  @IsBoolean()
  isSomebodyElse?: boolean;

  /** Left out, the pupil is in no class yet */
  @MayBeAbsent()
  @ValidateNested()
  @Type(() => PlacingDto)
  placing?: PlacingDto;
}

export class ChangedPupilDto extends IntersectionType(
  SchoolQueryDto,
  PupilContentDto,
  SentNumberDto,
  ChangedRecordDto,
) {}

export class LeavingDto extends SchoolQueryDto {
  /** The last day at the school, YYYY-MM-DD */
  @IsDayOfThisCentury()
  leftOn: string;
}

/** Which pupils; their classes are told of the session, on today or the nearest day of it. */
export class PupilsAskedDto extends OfYearQueryDto {
  /** Words that names begin with, in any order */
  @MayBeAbsent()
  @IsName()
  @MaxLength(LONGEST_NAME)
  search?: string;

  @MayBeAbsent()
  @IsUUID()
  classId?: string;

  @MayBeAbsent()
  @IsUUID()
  groupId?: string;

  @MayBeAbsent()
  @IsUUID()
  teachingSetId?: string;

  /** Who is at the school, unless told otherwise; unplaced: in no class of the session */
  @MayBeAbsent()
  @IsIn(PUPIL_STATES)
  state?: PupilState;
}

export class PupilsQueryDto extends IntersectionType(PupilsAskedDto, PageQueryDto) {}

export class FindPupilDto extends SchoolQueryDto {
  @IsIdentityNumber()
  identityNumber: string;
}

class PupilEndingDto {
  /** Of the number of identity: the last two in lists, the last four on the card of who edits it; null without one */
  numberEnding: string | null;

  /** The last day at the school, YYYY-MM-DD */
  leftOn: string | null;
}

class PupilPlacesDto {
  /** null: in no class of the session on the day */
  classId: string | null;

  groupIds: string[];
}

export class PupilDto extends IntersectionType(RecordDto, PupilContentDto, PupilEndingDto) {
  /** Why, where somebody has said: quit, or moved to another school */
  leftFor: LeftFor | null;
}

export class ListedPupilDto extends IntersectionType(
  PickType(RecordDto, ['id']),
  PickType(PupilContentDto, ['name', 'sex', 'registerNumber']),
  PupilEndingDto,
  PupilPlacesDto,
) {}

export class PupilsDto extends PageDto {
  items: ListedPupilDto[];
}

export class FoundPupilDto {
  /** null where no pupil of the school has the number */
  pupil: ListedPupilDto | null;
}

export class PupilPhotoDto {
  /** Shows the photo for 5 minutes; null where there is none */
  url: string | null;
}

/** As a search finds them. */
export class SoughtPupilDto {
  id: string;

  name: string;

  /** null: in no class of the current session */
  classId: string | null;

  className: string | null;
}

export function toListedPupilDto({ sortName: _, ...pupil }: ListedPupil): ListedPupilDto {
  return pupil;
}

/** `numberEnding`: of the number, where more is shown than in lists. */
export function toPupilDto(pupil: Pupil, numberEnding = pupil.numberEnding): PupilDto {
  const { sortName: _, numberSealed: _sealed, numberHash: _hash, ...shown } = pupil;
  return { ...toRecordDto(shown), numberEnding };
}
