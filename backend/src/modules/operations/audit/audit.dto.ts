import { IsIn, IsString, Matches } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { Length, MaxLength } from '../../../platform/http/text-length.js';
import { PageDto, PageQueryDto } from '../../../platform/page/page.dto.js';
import { type AuditEntry, TARGET_KINDS, type TargetKind } from './audit-entry.js';

export class AuditQueryDto extends PageQueryDto {
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

export class AuditDto extends PageDto {
  items: AuditEntryDto[];
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
