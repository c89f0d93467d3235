import { IntersectionType } from '@nestjs/swagger';
import { IsIn, IsString } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { MaxLength } from '../../../platform/http/text-length.js';
import { PageDto, PageQueryDto } from '../../../platform/page/page.dto.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { type PupilAct, SHOWN_ON_REQUEST, type ShownOnRequest } from '../pupils-tables.js';
import type { AccessLine } from './access-log.js';

export class AccessLogQueryDto extends IntersectionType(SchoolQueryDto, PageQueryDto) {}

export class PupilArchiveQueryDto extends SchoolQueryDto {
  /** Groups of split classes, which can tell a religion: none unless told otherwise */
  @MayBeAbsent()
  @IsIn(SHOWN_ON_REQUEST)
  groups?: ShownOnRequest;
}

export class AccessLineDto {
  id: string;

  at: string;

  /** Who did it */
  actorId: string;

  pupilId: string;

  /** null once the pupil is erased */
  pupilName: string | null;

  act: PupilAct;
}

export class AccessLogDto extends PageDto {
  /** Newest first */
  items: AccessLineDto[];
}

export class ErasePupilDto extends SchoolQueryDto {
  /** The name of the pupil, as it is kept: nothing brings back what is erased */
  @IsString()
  @MaxLength(120)
  name: string;
}

const ERASED_ACTS = ['blank', 'keep', 'remove'] as const;

export class ErasedRowsDto {
  /** The kind of rows */
  table: string;

  /** What in them named the pupil */
  column: string;

  act: (typeof ERASED_ACTS)[number];

  rows: number;

  /** Why what is kept is kept */
  because: string | null;
}

export class ErasureCertificateDto {
  /** A number that leads to nobody now */
  pupilId: string;

  erasedAt: string;

  /** What was found, and what became of it */
  lines: ErasedRowsDto[];

  /** The day on which the last backup that holds the pupil is gone, YYYY-MM-DD */
  backupsGoneOn: string;
}

export function toAccessLineDto(line: AccessLine): AccessLineDto {
  return { ...line, at: toMalaysianIso(Number(line.at)) };
}
