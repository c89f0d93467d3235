import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsString,
  Matches,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { SchoolRole } from '../../../platform/access/access.js';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsEmail } from '../../../platform/http/is-email.js';
import { IsName } from '../../../platform/http/is-name.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { Length, MaxLength } from '../../../platform/http/text-length.js';
import { SchoolQueryDto } from '../../../platform/tenancy/school-query.dto.js';
import { LONGEST_NAME } from '../domain/imported-invitee.js';
import { IsSetOfRoles } from '../is-set-of-roles.js';
import { orderedRoles, SCHOOL_ROLES } from '../school-role.js';
import { SchoolDto } from '../schools.dto.js';
import type { Offer } from './acceptance.service.js';
import { type Invitation, type InvitationState, stateOf } from './invitation.js';

const trimmed = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value);
const address = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

class InvitedRolesDto extends SchoolQueryDto {
  /** The only role; `roles` says several, or none */
  @ValidateIf(({ role, roles }: InvitedRolesDto) => role !== undefined || roles === undefined)
  @IsIn(SCHOOL_ROLES)
  role?: SchoolRole;

  /** In place of `role`: all of them, none for somebody with duties only */
  @MayBeAbsent()
  @IsSetOfRoles({ required: false })
  roles?: SchoolRole[];
}

export class InviteDto extends InvitedRolesDto {
  /** e.g. aminah@sekolah.edu.my */
  @Transform(address)
  @IsEmail({ require_tld: false })
  @MaxLength(254)
  email: string;

  /** As the school knows the person, who may write it otherwise */
  @MayBeAbsent()
  @Transform(trimmed)
  @IsName()
  @MaxLength(LONGEST_NAME)
  displayName?: string;
}

export class InviteeDto {
  /** Whether it is an address is told with the result */
  @Transform(address)
  @IsPlainText()
  @Length(1, 254)
  email: string;

  /** As the school knows the person, who may write it otherwise */
  @MayBeAbsent()
  @Transform(trimmed)
  @IsPlainText()
  @MaxLength(LONGEST_NAME)
  displayName?: string;
}

export class InviteManyDto extends InvitedRolesDto {
  /** One to a hundred */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => InviteeDto)
  invitees: InviteeDto[];
}

export class InvitationResultDto {
  email: string;

  /** Null for an invitation that was sent; else the code of the error that refused it, e.g. TEACHER_LIMIT_REACHED */
  refusal: string | null;
}

export class InvitationResultsDto {
  /** In the order of the invitees */
  results: InvitationResultDto[];
}

export class InvitationDto {
  id: string;

  email: string;

  /** The highest of the roles; teacher for none */
  role: SchoolRole;

  roles: SchoolRole[];

  displayName: string;

  state: InvitationState;

  sentAt: string;

  expiresAt: string;
}

export class InvitationsDto {
  /** Waiting or expired, newest first */
  invitations: InvitationDto[];
}

export class InvitationTokenDto {
  /** As the mailed link carries it */
  @IsString()
  @Matches(/^[\w-]{43}$/)
  token: string;
}

export class AcceptInvitationDto extends InvitationTokenDto {
  @Transform(trimmed)
  @IsName()
  @Length(1, LONGEST_NAME)
  displayName: string;
}

export class RegisterByInvitationDto extends AcceptInvitationDto {
  @IsPlainText()
  @Length(8, 72)
  password: string;
}

export class InvitationOfferDto {
  state: InvitationState;

  school: SchoolDto;

  /** The highest of the roles; teacher for none */
  role: SchoolRole;

  roles: SchoolRole[];

  email: string;

  displayName: string;
}

export function rolesOfBody({ role, roles }: InvitedRolesDto): SchoolRole[] {
  return orderedRoles(roles ?? (role ? [role] : []));
}

export function toInvitationDto(invitation: Invitation, now: number): InvitationDto {
  const { id, email, role, roles, displayName, sentAt, expiresAt } = invitation;
  return {
    id,
    email,
    role,
    roles: [...roles],
    displayName,
    state: stateOf(invitation, now),
    sentAt: toMalaysianIso(sentAt),
    expiresAt: toMalaysianIso(expiresAt),
  };
}

export function toOfferDto({ school, invitation }: Offer, now: number): InvitationOfferDto {
  const { email, role, roles, displayName } = invitation;
  const { code, name } = school;
  const state = stateOf(invitation, now);
  return { state, school: { code, name }, role, roles: [...roles], email, displayName };
}
