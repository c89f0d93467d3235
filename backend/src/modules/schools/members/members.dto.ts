import { IsIn } from 'class-validator';
import type { SchoolRole } from '../../../platform/access/access.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { SCHOOL_ROLES } from '../school-role.js';
import { SchoolQueryDto } from '../schools.dto.js';
import type { Member } from './member.js';

export class ChangeRoleDto extends SchoolQueryDto {
  @IsIn(SCHOOL_ROLES)
  role: SchoolRole;
}

export class MemberDto {
  userId: string;

  displayName: string;

  email: string;

  role: SchoolRole;

  joinedAt: string;
}

export class SeatsDto {
  /** Teachers of the school */
  used: number;

  /** Teachers its plan allows */
  limit: number;
}

export class MembersDto {
  members: MemberDto[];

  seats: SeatsDto;
}

export function toMemberDto({ joinedAt, ...member }: Member): MemberDto {
  return { ...member, joinedAt: toMalaysianIso(joinedAt) };
}
