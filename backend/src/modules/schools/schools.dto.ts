import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Length } from 'class-validator';
import type { SchoolRole } from '../../platform/access/access.js';

const ROLES: SchoolRole[] = ['teacher', 'supervisor', 'admin', 'main_admin'];

export class SchoolExistsRequestDto {
  @ApiProperty({ example: 'ABA1001', description: 'A school code or slug; case does not matter' })
  @IsString()
  @Length(1, 63)
  code: string;
}

export class SchoolExistsDto {
  @ApiProperty()
  exists: boolean;
}

export class AdminAccessRequestDto {
  @ApiProperty({ example: 'ABA1001' })
  @IsString()
  @Length(1, 63)
  schoolCode: string;
}

export class AdminAccessDto {
  @ApiProperty({ description: 'Whether the caller administers the school' })
  hasAccess: boolean;
}

export class UserSchoolDto {
  @ApiProperty({ example: 'aba1001' })
  code: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: ROLES })
  role: SchoolRole;
}

export class UserSchoolsDto {
  @ApiProperty()
  success: boolean;

  @ApiProperty({ type: [UserSchoolDto] })
  schools: UserSchoolDto[];
}

/** The school of a request on the main domain; on a school's host it may be left out. */
export class SchoolQueryDto {
  @ApiProperty({ required: false, example: 'aba1001' })
  @IsOptional()
  @IsString()
  @Length(1, 63)
  schoolCode?: string;
}

export class SchoolDto {
  @ApiProperty()
  code: string;

  @ApiProperty()
  name: string;
}

export class MembershipDto {
  @ApiProperty({ enum: ROLES })
  role: SchoolRole;

  @ApiProperty()
  displayName: string;
}

export class CurrentSchoolDto {
  @ApiProperty({ type: SchoolDto })
  school: SchoolDto;

  @ApiProperty({ type: MembershipDto })
  membership: MembershipDto;
}
