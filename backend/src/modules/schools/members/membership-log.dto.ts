import { IntersectionType } from '@nestjs/swagger';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { PageDto, PageQueryDto } from '../../../platform/page/page.dto.js';
import { SchoolQueryDto } from '../../../platform/tenancy/school-query.dto.js';
import type { MembershipAction } from '../schools-tables.js';
import type { MembershipLine } from './membership-log.js';

export class MembershipLogQueryDto extends IntersectionType(SchoolQueryDto, PageQueryDto) {}

export class MembershipLineDto {
  id: string;

  at: string;

  /** Who did it */
  actorId: string;

  action: MembershipAction;

  /** Whom it is about; empty once they are erased */
  email: string;
}

export class MembershipLogDto extends PageDto {
  /** Newest first */
  items: MembershipLineDto[];
}

export function toMembershipLineDto(line: MembershipLine): MembershipLineDto {
  return { ...line, at: toMalaysianIso(Number(line.at)) };
}
