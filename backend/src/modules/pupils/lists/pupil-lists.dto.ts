import { IntersectionType } from '@nestjs/swagger';
import { IsIn, IsUUID } from 'class-validator';
import { toMalaysianIso } from '../../../platform/clock/instant.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { PageDto, PageQueryDto } from '../../../platform/page/page.dto.js';
import { TABLE_FORMATS, type TableFormat } from '../../../platform/tables/table-file.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { PupilsAskedDto } from '../pupils.dto.js';
import {
  type ListKind,
  PRINTED_KINDS,
  type PupilState,
  SHOWN_ON_REQUEST,
  type ShownOnRequest,
} from '../pupils-tables.js';
import type { ListLine } from './list-log.js';

const SHOWN_NUMBERS = ['ending', 'whole'] as const;

export class PupilTableQueryDto extends PupilsAskedDto {
  @IsIn(TABLE_FORMATS)
  format: TableFormat;

  /** Of identity: the last two places unless told otherwise; whole for who keeps pupils */
  @MayBeAbsent()
  @IsIn(SHOWN_NUMBERS)
  numbers?: (typeof SHOWN_NUMBERS)[number];

  /** Groups of split classes, which can tell a religion: none unless told otherwise */
  @MayBeAbsent()
  @IsIn(SHOWN_ON_REQUEST)
  groups?: ShownOnRequest;

  /** A form of the school's own that is filled in, as a workbook; for who keeps pupils */
  @MayBeAbsent()
  @IsUUID()
  templateId?: string;

  /** In a form that asks for them: none unless told otherwise */
  @MayBeAbsent()
  @IsIn(SHOWN_ON_REQUEST)
  guardians?: ShownOnRequest;
}

export class PrintedListDto extends PupilsAskedDto {
  @IsIn(PRINTED_KINDS)
  kind: (typeof PRINTED_KINDS)[number];
}

export class ListLogQueryDto extends IntersectionType(SchoolQueryDto, PageQueryDto) {}

export class ListLineDto {
  id: string;

  at: string;

  /** Who took it */
  actorId: string;

  kind: ListKind;

  /** null of what is no table */
  format: TableFormat | null;

  /** The classes and groups, as they were called then; null: the whole school, as far as the person sees it */
  place: string | null;

  /** null: all who are or were at the school */
  state: PupilState | null;

  /** How many pupils */
  rows: number;

  /** Whether it told who is in which group */
  hasGroups: boolean;

  /** Whether it told numbers of identity whole */
  hasNumbers: boolean;

  /** Whether it named guardians */
  hasGuardians: boolean;
}

export class ListLogDto extends PageDto {
  /** Newest first */
  items: ListLineDto[];
}

export function toListLineDto(line: ListLine): ListLineDto {
  return { ...line, at: toMalaysianIso(Number(line.at)) };
}
