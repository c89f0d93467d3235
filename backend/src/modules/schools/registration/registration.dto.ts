import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsString, Length, Max, MaxLength, Min } from 'class-validator';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import type { StateCode } from '../malaysian-state.js';
import { PRIVACY_VERSION, TERMS_VERSION } from './consent.js';
import { SCHOOL_STATES, SCHOOL_TYPES, type SchoolType } from './school-profile.js';

const trimmed = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);

export class CodeAvailabilityRequestDto {
  /** A school code or the short name of a school without one; case does not matter, e.g. ABA1001 */
  @IsString()
  @Length(1, 63)
  code: string;
}

export class CodeAvailabilityDto {
  availability: 'available' | 'invalid' | 'reserved' | 'taken';
}

export class RegisterSchoolDto {
  /** Becomes the address of the school, e.g. ABA1001 */
  @IsString()
  @Length(1, 63)
  code: string;

  @Transform(trimmed)
  @IsPlainText()
  @Length(3, 200)
  name: string;

  @IsIn(SCHOOL_TYPES)
  schoolType: SchoolType;

  /** As MyInvois numbers the states, e.g. 10 for Selangor */
  @IsIn(SCHOOL_STATES)
  state: StateCode;

  /** The district education office, e.g. PPD Petaling Perdana */
  @Transform(trimmed)
  @IsPlainText()
  @Length(2, 120)
  ppd: string;

  @IsInt()
  @Min(1)
  @Max(1_000)
  teacherCount: number;

  /** Of the first main administrator, who is the caller */
  @Transform(trimmed)
  @IsPlainText()
  @Length(1, 200)
  displayName: string;

  /** The version of the terms that was agreed to: the one in force */
  @MaxLength(20)
  @IsIn([TERMS_VERSION])
  termsVersion: string;

  @MaxLength(20)
  @IsIn([PRIVACY_VERSION])
  privacyVersion: string;
}
