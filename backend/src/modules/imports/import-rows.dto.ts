import { IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsString, ValidateNested } from 'class-validator';
import { IsName } from '../../platform/http/is-name.js';
import { MayBeAbsent } from '../../platform/http/may-be-absent.js';
import { Length, MaxLength } from '../../platform/http/text-length.js';
import { trimmed } from '../../platform/http/trimmed.js';
import type { Finding, Mend } from '../../platform/imports/finding.js';
import { PageDto, PageQueryDto } from '../../platform/page/page.dto.js';
import { letterOf } from '../../platform/tables/cell-place.js';
import { SchoolQueryDto } from '../schools/index.js';
import { hiddenValue } from './domain/hidden-value.js';
import { columnIn, ROW_OUTCOMES, type RowOutcome } from './import-check.js';
import type { ShownRow, SoughtRows } from './import-rows.service.js';

const MOST_CHARACTERS = 2_000;
const SOUGHT = ['warning', ...ROW_OUTCOMES] as const;
const MEND_ACTS = ['answer', 'skip', 'value'] as const;

export class ImportRowsQueryDto extends IntersectionType(SchoolQueryDto, PageQueryDto) {
  /** All unless told otherwise */
  @MayBeAbsent()
  @IsIn(SOUGHT)
  state?: SoughtRows;
}

export class ImportValueDto {
  field: string;

  /** As the file names it, e.g. E17; null where the file has no such column */
  cell: string | null;

  /** As it would be imported. A number of identity by its last two, unless something is wrong with it */
  value: string;

  /** Other than in the file */
  isMended: boolean;
}

export class ImportMendDto {
  /** value: sent as a value of the row; answer: as the answer to a question; skip: the row is left out */
  act: (typeof MEND_ACTS)[number];

  /** In Malay, for a button */
  label: string;

  /** Null but for a value */
  field: string | null;

  /** Null but for a value */
  value: string | null;

  /** Of a value that is as wrong in other rows: sent so, it is mended in all of them */
  everywhere: boolean;

  /** Null but for an answer */
  question: string | null;

  /** Null but for an answer */
  answer: string | null;
}

export class ImportFindingDto {
  /** Null: the row as a whole */
  field: string | null;

  /** e.g. E17; null for the row as a whole, or where the file has no such column */
  cell: string | null;

  /** The row is imported nevertheless */
  isWarning: boolean;

  /** In Malay */
  message: string;

  mends: ImportMendDto[];
}

export class ImportRowDto {
  /** As a spreadsheet counts */
  number: number;

  /** What people call it; empty where the file does not say */
  title: string;

  outcome: RowOutcome;

  values: ImportValueDto[];

  findings: ImportFindingDto[];
}

export class ImportRowsDto extends PageDto {
  /** In the order of the file */
  items: ImportRowDto[];
}

class SentValueDto {
  @IsString()
  @MaxLength(60)
  field: string;

  /** Empty: nothing */
  @Transform(trimmed)
  @IsName()
  @MaxLength(MOST_CHARACTERS)
  value: string;

  /** Also in all other rows that say the same in the field */
  @MayBeAbsent()
  @IsBoolean()
  everywhere?: boolean;
}

export class SentAnswerDto {
  @IsName()
  @Length(1, 200)
  question: string;

  @IsName()
  @MaxLength(200)
  answer: string;
}

export class ChangeImportRowDto extends SchoolQueryDto {
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(40)
  @ValidateNested({ each: true })
  @Type(() => SentValueDto)
  values?: SentValueDto[];

  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(40)
  @ValidateNested({ each: true })
  @Type(() => SentAnswerDto)
  answers?: SentAnswerDto[];

  /** Whether the row is left out */
  @MayBeAbsent()
  @IsBoolean()
  isSkipped?: boolean;
}

export function toImportRowDto({ row, mapping, definition }: ShownRow): ImportRowDto {
  const { number, values, written, outcome, findings } = row;
  const cellOf = (field: string) => {
    const column = columnIn(mapping, field);
    return column < 0 ? null : `${letterOf(column)}${number}`;
  };
  const shown = definition.fields.filter(({ name }) => mapping.includes(name) || values[name] !== '');
  return {
    number,
    title: values[definition.titledBy ?? definition.fields[0]?.name ?? ''] ?? '',
    outcome,
    values: shown.map(({ name, isSecret }) => {
      const value = values[name] ?? '';
      const isHidden = isSecret && !findings.some(({ field }) => field === name);
      return {
        field: name,
        cell: cellOf(name),
        value: isHidden ? hiddenValue(value) : value,
        isMended: value !== written[name],
      };
    }),
    findings: findings.map((finding) => toFindingDto(finding, cellOf)),
  };
}

function toFindingDto(finding: Finding, cellOf: (field: string) => string | null): ImportFindingDto {
  const { field, isWarning, message, mends } = finding;
  return { field, cell: field && cellOf(field), isWarning, message, mends: mends.map(toMendDto) };
}

const NOTHING = { field: null, value: null, everywhere: false, question: null, answer: null };

function toMendDto(mend: Mend): ImportMendDto {
  return { ...NOTHING, ...mend };
}
