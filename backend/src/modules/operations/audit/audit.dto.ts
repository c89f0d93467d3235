import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { type AuditEntry, TARGET_KINDS, type TargetKind } from './audit-entry.js';

export class AuditQueryDto {
  /** Only actions on this kind of thing, together with targetId */
  @MayBeAbsent()
  @IsIn(TARGET_KINDS)
  targetKind?: TargetKind;

  @MayBeAbsent()
  @IsString()
  @IsPlainText()
  @MaxLength(100)
  targetId?: string;

  /** Who acted, by e-mail or the beginning of it */
  @MayBeAbsent()
  @IsPlainText()
  @Length(0, 100)
  actor?: string;

  /** e.g. finance.extend */
  @MayBeAbsent()
  @Matches(/^[a-z]+\.[a-z-]+$/)
  action?: string;

  /** The first day, YYYY-MM-DD */
  @MayBeAbsent()
  @IsDayOfThisCentury()
  from?: string;

  /** The last day, YYYY-MM-DD */
  @MayBeAbsent()
  @IsDayOfThisCentury()
  to?: string;

  /** nextCursor of the page before */
  @MayBeAbsent()
  @Matches(/^\d{1,18}$/)
  cursor?: string;

  /** Entries on a page, 50 unless told otherwise */
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number;
}

export class AuditResultDto {
  name: string;

  value: string;
}

export class AuditEntryDto {
  id: string;

  at: string;

  /** Who acted, by e-mail */
  actor: string;

  /** e.g. replay.start */
  action: string;

  targetKind: TargetKind;

  targetId: string;

  reason: string;

  result: AuditResultDto[];
}

export class AuditDto {
  items: AuditEntryDto[];

  /** null on the last page */
  nextCursor: string | null;
}

export function toAuditEntryDto({ at, target, result, ...entry }: AuditEntry): AuditEntryDto {
  const told = Object.entries(result).map(([name, value]) => ({ name, value: String(value ?? '') }));
  return {
    ...entry,
    at: toMalaysianIso(at),
    targetKind: target.kind,
    targetId: target.id,
    result: told,
  };
}
