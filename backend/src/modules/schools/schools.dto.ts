import { IsString } from 'class-validator';
import type { Duty, SchoolRole } from '../../platform/access/access.js';
import type { WeekStart } from '../../platform/calendar/school-week.js';
import { Length } from '../../platform/http/text-length.js';
import type { StateCode } from './domain/malaysian-state.js';

export class SchoolExistsRequestDto {
  /** A school code or slug; case does not matter, e.g. ABA1001 */
  @IsString()
  @Length(1, 63)
  code: string;
}

export class SchoolExistsDto {
  exists: boolean;
}

export class AdminAccessRequestDto {
  /** e.g. ABA1001 */
  @IsString()
  @Length(1, 63)
  schoolCode: string;
}

export class AdminAccessDto {
  /** Whether the caller administers the school */
  hasAccess: boolean;
}

export class UserSchoolDto {
  /** e.g. aba1001 */
  code: string;

  name: string;

  role: SchoolRole;

  /** What the caller is called there. */
  displayName: string;
}

export class UserSchoolsDto {
  success: boolean;

  schools: UserSchoolDto[];
}

export class SchoolDto {
  code: string;

  name: string;
}

export class MembershipDto {
  /** The highest of the roles; teacher for somebody with none */
  role: SchoolRole;

  /** From the lowest to the highest; none for somebody with duties only */
  roles: SchoolRole[];

  /** Those that the caller has today */
  duties: Duty[];

  displayName: string;
}

export class SchoolOfCallerDto extends SchoolDto {
  /** As MyInvois numbers the states; null for a school that never said where it is */
  state: StateCode | null;

  /** The day with which each of its weeks begins, by its state */
  weekStart: WeekStart;
}

export class CurrentSchoolDto {
  school: SchoolOfCallerDto;

  membership: MembershipDto;
}
