import { Transform } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { isoOrNull } from '../../../platform/clock/instant.js';
import { IsName } from '../../../platform/http/is-name.js';
import { Length } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { SCHOOL_STATES, type StateCode } from '../domain/malaysian-state.js';
import { SCHOOL_TYPES, type SchoolType } from './school-profile.js';
import type { KeptProfile } from './school-profiles.repository.js';

export class SchoolProfileDto {
  @IsIn(SCHOOL_TYPES)
  schoolType: SchoolType;

  /** As MyInvois numbers the states, e.g. 10 for Selangor; decides the group in the academic calendar */
  @IsIn(SCHOOL_STATES)
  state: StateCode;

  /** The district education office, e.g. PPD Petaling Perdana */
  @Transform(trimmed)
  @IsName()
  @Length(2, 120)
  ppd: string;

  @IsInt()
  @Min(1)
  @Max(1_000)
  teacherCount: number;
}

export class KeptSchoolProfileDto extends SchoolProfileDto {
  /** When an administrator last looked it over; null while nobody has */
  confirmedAt: string | null;
}

export function toKeptSchoolProfileDto({ confirmedAt, ...profile }: KeptProfile): KeptSchoolProfileDto {
  return { ...profile, confirmedAt: isoOrNull(confirmedAt) };
}
