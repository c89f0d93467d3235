import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { checkCodeOf, type PlanState, PlanVerifierDto, toVerifierDto } from '../../reviews/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import type { PlanSending } from './plan-sending.service.js';
import { ShownRemarkDto, toShownRemarkDto } from './remark.dto.js';

const LARGEST_VERSION = 2_147_483_647;

export class SendYearlyPlanDto extends SchoolQueryDto {
  /** Of the sending, chosen by the client: the same one again sends nothing twice */
  @IsUUID()
  id: string;

  /** The version that was looked at; another one in the meantime is refused */
  @IsInt()
  @Min(1)
  @Max(LARGEST_VERSION)
  version: number;
}

export class PlanSendingDto {
  planId: string;

  /** Of the rows as they stand: it grows with every change, and is what is sent */
  @ApiProperty({ type: 'integer' })
  version: number;

  /** draft: never sent, or withdrawn */
  @ApiProperty({ enum: ['draft', 'sent', 'returned', 'verified'] })
  state: PlanState;

  /** It was written on since it was sent */
  isChanged: boolean;

  /** Verified for good: it stays as it is until an amendment is begun */
  isSealed: boolean;

  /** By which anybody checks what was sealed, as it stands on paper; null where nothing is */
  checkCode: string | null;

  /** Why it is an amendment of what was sealed before; null where it is none */
  amendmentReason: string | null;

  /** Nobody has read it, so that it can be withdrawn */
  isUnread: boolean;

  /** Null for a draft */
  sentAt: string | null;

  /** Who sent it; null for a draft, and once the person has left the school */
  sentBy: string | null;

  /** Who verifies what the caller sends today; empty where nobody is named, and for whoever only reads the plan */
  verifiers: PlanVerifierDto[];

  /** In the order in which they were written; for whoever keeps the plan alone */
  comments: ShownRemarkDto[];
}

export function toSendingDto({
  plan,
  standing,
  isChanged,
  mayEdit,
  verifiers,
  names,
}: PlanSending): PlanSendingDto {
  const authorId = standing?.sent.authorId ?? '';
  const comments = mayEdit ? (standing?.comments ?? []) : [];
  return {
    ...{ planId: plan.id, version: plan.revision, state: standing?.state ?? 'draft' },
    ...{ isChanged, isSealed: plan.isSealed, checkCode: checkCodeOf(standing) },
    amendmentReason: standing?.amendment?.reason ?? null,
    isUnread: standing?.state === 'sent' && standing.sent.readAt === null,
    sentAt: standing && toMalaysianIso(standing.sent.sentAt),
    sentBy: names.get(authorId) ?? null,
    verifiers: verifiers.map((verifier) => toVerifierDto(verifier, names)),
    comments: comments.map((comment) => toShownRemarkDto(comment, authorId, names)),
  };
}
