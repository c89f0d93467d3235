import { IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsString, IsUUID, ValidateNested } from 'class-validator';
import { IsName } from '../../platform/http/is-name.js';
import { MayBeAbsent } from '../../platform/http/may-be-absent.js';
import { Length, MaxLength } from '../../platform/http/text-length.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { type Mend, MISSING_ENDS, type MissingEnd, placeOfRow } from '../../platform/imports/finding.js';
import { PageDto, PageQueryDto } from '../../platform/page/page.dto.js';
import { letterOf } from '../../platform/tables/cell-place.js';
import { SchoolQueryDto } from '../schools/index.js';
import { hiddenValue } from './domain/hidden-value.js';
import { columnsIn, ROW_OUTCOMES, type RowOutcome } from './import-check.js';
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

  /** How many rows of the file it touches */
  rows: number;

  /** Of an answer: how many rows are asked the same, which it can be sent for everywhere; as many as above where none is beside */
  rowsOfKind: number;
}

class ImportBesideDto {
  /** In Malay */
  label: string;

  /** In Malay */
  text: string;
}

class ImportChangeDto {
  field: string;

  /** In Malay */
  label: string;

  /** Empty: nothing stands there */
  before: string;

  /** Empty: nothing stands there any more */
  after: string;
}

class ImportRecordDto {
  title: string;

  /** In Malay */
  detail: string;

  /** By what it was found, in Malay; empty where that is in doubt */
  knownBy: string;

  /** What weighs most first */
  changes: ImportChangeDto[];
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

  /** Whom or what the question weighs against each other */
  beside: ImportBesideDto[];
}

export class ImportRowDto {
  /** As a spreadsheet counts; of a sheet behind the first more than two millions */
  number: number;

  /** As a spreadsheet counts, with the sheet where there are several */
  place: string;

  /** What people call it; empty where the file does not say */
  title: string;

  outcome: RowOutcome;

  values: ImportValueDto[];

  findings: ImportFindingDto[];

  /** Whose record it is about; null of something new */
  record: ImportRecordDto | null;
}

export class ImportMissingDto {
  id: string;

  title: string;

  /** In Malay */
  detail: string;

  /** Why no row speaks of it, in Malay; empty where nothing is known */
  reason: string;

  /** What becomes of it with the import: it has quit, has moved to another school, or stays as it is */
  end: MissingEnd;
}

export class ImportMissingListDto {
  items: ImportMissingDto[];
}

export class DecideMissingDto extends SchoolQueryDto {
  @IsArray()
  @ArrayMaxSize(10_000)
  @IsUUID(undefined, { each: true })
  ids: string[];

  @IsIn(MISSING_ENDS)
  end: MissingEnd;
}

export class ImportRowsDto extends PageDto {
  /** In the order of the file; of those that change something, what weighs most first */
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

  /** Of a question of a row: the same is said in all rows that are asked it */
  @MayBeAbsent()
  @IsBoolean()
  everywhere?: boolean;
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

export function toImportRowDto({ row, table, mapping, definition, reach }: ShownRow): ImportRowDto {
  const { number, values, written, outcome, findings, record } = row;
  const place = placeOfRow(number);
  const isAdded = (column: number) => table.added.some((added) => added.column === column);
  const cellOf = (name: string) => {
    const field = definition.fields.find((each) => each.name === name);
    const [column] = field ? columnsIn(mapping, field, table.heads) : [];
    return column === undefined || isAdded(column) ? null : `${letterOf(column)}${place.row}`;
  };
  const labelOf = (name: string) => definition.fields.find((field) => field.name === name)?.label ?? '';
  const shown = definition.fields.filter(({ name }) => mapping.includes(name) || values[name] !== '');
  return {
    number,
    place: placeName(place, table),
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
    findings: findings.map(({ field, isWarning, message, mends, beside = [] }) => ({
      ...{ field, cell: field && cellOf(field), isWarning, message, beside: [...beside] },
      mends: mends.map((mend) => toMendDto(mend, row, reach)),
    })),
    record: record && {
      ...record,
      changes: record.changes.map((change) => ({ ...change, label: labelOf(change.field) })),
    },
  };
}

/** The name of the sheet says more than its number. */
function placeName({ sheet, row }: ReturnType<typeof placeOfRow>, { sheets }: ShownRow['table']): string {
  const read = sheets.filter(({ isRead }) => isRead);
  return read.length > 1 ? `${sheets[sheet]?.name ?? ''}, ${row}` : `${row}`;
}

const NOTHING = { field: null, value: null, everywhere: false, question: null, answer: null };

function toMendDto(mend: Mend, row: ShownRow['row'], reach: ShownRow['reach']): ImportMendDto {
  return { ...NOTHING, ...mend, rows: reach.of(mend, row), rowsOfKind: reach.ofKind(mend) };
}
