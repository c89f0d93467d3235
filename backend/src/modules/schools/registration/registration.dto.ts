import { Transform } from 'class-transformer';
import { IsIn, IsString } from 'class-validator';
import { IsName } from '../../../platform/http/is-name.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { Length, MaxLength } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { SchoolProfileDto } from '../profile/school-profile.dto.js';
import { PRIVACY_VERSION, TERMS_VERSION } from './consent.js';

export class CodeAvailabilityRequestDto {
  /** A school code or the short name of a school without one; case does not matter, e.g. ABA1001 */
  @IsString()
  @Length(1, 63)
  code: string;
}

export class CodeAvailabilityDto {
  availability: 'available' | 'invalid' | 'reserved' | 'taken';
}

export class RegisterSchoolDto extends SchoolProfileDto {
  /** Becomes the address of the school, e.g. ABA1001 */
  @IsString()
  @Length(1, 63)
  code: string;

  @Transform(trimmed)
  @IsName()
  @Length(3, 200)
  name: string;

  /** Of the first main administrator, who is the caller */
  @Transform(trimmed)
  @IsName()
  @Length(1, 200)
  displayName: string;

  /** The session that the school prepares, e.g. 2027: from October on the next one, too; the running one unless said */
  @MayBeAbsent()
  @IsString()
  @MaxLength(20)
  session?: string;

  /** The version of the terms that was agreed to: the one in force */
  @MaxLength(20)
  @IsIn([TERMS_VERSION])
  termsVersion: string;

  @MaxLength(20)
  @IsIn([PRIVACY_VERSION])
  privacyVersion: string;
}
