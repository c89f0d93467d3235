import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsUUID, ValidateNested } from 'class-validator';
import type { SchoolRole } from '../../../platform/access/access.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { SchoolQueryDto } from '../../../platform/tenancy/school-query.dto.js';
import { GivenDutyDto } from '../duties/duties.dto.js';
import { IsSetOfRoles } from '../is-set-of-roles.js';
import { SCHOOL_ROLES } from '../school-role.js';
import { SuspensionDto } from '../suspensions/suspensions.dto.js';
import type { Member } from './member.js';

export class ChangeRoleDto extends SchoolQueryDto {
  @IsIn(SCHOOL_ROLES)
  role: SchoolRole;
}

export class ChangeRolesDto extends SchoolQueryDto {
  /** All of them; none for somebody with duties only */
  @IsSetOfRoles()
  roles: SchoolRole[];
}

class SuccessorDto {
  /** What the leaver teaches today or later */
  @IsUUID()
  setId: string;

  /** A teacher of the school */
  @IsUUID()
  userId: string;
}

export class RemovalDto extends SchoolQueryDto {
  /** Of sets that are left out, nobody goes on for now */
  @IsArray()
  @ArrayMaxSize(60)
  @ValidateNested({ each: true })
  @Type(() => SuccessorDto)
  successors: SuccessorDto[];
}

export class MemberDto {
  userId: string;

  displayName: string;

  email: string;

  /** The highest of the roles; teacher for somebody with none */
  role: SchoolRole;

  /** From the lowest to the highest; none for somebody with duties only */
  roles: SchoolRole[];

  /** Given to the person, past and coming ones too */
  duties: GivenDutyDto[];

  /** Null for somebody who may enter, today and on coming days; also one that is over */
  suspension: SuspensionDto | null;

  /** The last day on which the person opened the school's pages, YYYY-MM-DD; null where none is known */
  lastEnteredOn: string | null;

  joinedAt: string;
}

export class FoundPersonDto {
  userId: string;

  displayName: string;

  role: SchoolRole;
}

export class SeatsDto {
  /** People of the school who have the role teacher and are not suspended */
  used: number;

  /** Teachers its plan allows */
  limit: number;
}

export class MembersDto {
  members: MemberDto[];

  seats: SeatsDto;
}

export class ColleagueDto {
  userId: string;

  displayName: string;
}

export class ColleaguesDto {
  /** By their names */
  items: ColleagueDto[];
}

export function toMemberDto({ joinedAt, roles, duties, ...member }: Member): MemberDto {
  return { ...member, roles: [...roles], duties: [...duties], joinedAt: toMalaysianIso(joinedAt) };
}
