import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { toMalaysianIso } from '../../platform/clock/instant.js';
import { MayBeAbsent } from '../../platform/http/may-be-absent.js';
import { MayBeNull } from '../../platform/http/may-be-null.js';
import { MaxLength } from '../../platform/http/text-length.js';
import { type ImportKindDefinition, importKindNames } from '../../platform/imports/import-kind.js';
import { TABLE_FORMATS, type TableFormat } from '../../platform/tables/table-file.js';
import { SchoolQueryDto } from '../schools/index.js';
import { hiddenNumbers } from './domain/hidden-value.js';
import { COLUMN_MATCHES, type ImportColumn } from './import-columns.js';
import { SentAnswerDto } from './import-rows.dto.js';
import type { ListedImport } from './imports.repository.js';
import type { ShownImport } from './imports.service.js';
import type { ImportResult, ImportState } from './imports-tables.js';
import { TEXT_ENCODINGS, type TextEncoding } from './reading/index.js';

function IsImportKind(): PropertyDecorator {
  return (target, key) => {
    ApiProperty({ type: 'string', enum: importKindNames })(target, key);
    IsIn(importKindNames)(target, key);
  };
}

export class BeginImportQueryDto extends SchoolQueryDto {
  @IsImportKind()
  kind: string;

  /** Of a kind whose rows belong to an academic year */
  @MayBeAbsent()
  @IsUUID()
  academicYearId?: string;

  /** How the text of the file is written, where an answer has asked for it */
  @MayBeAbsent()
  @IsIn(TEXT_ENCODINGS)
  encoding?: TextEncoding;
}

export class ImportTemplateQueryDto extends SchoolQueryDto {
  @IsImportKind()
  kind: string;

  @IsIn(TABLE_FORMATS)
  format: TableFormat;
}

export class LeftOutQueryDto extends SchoolQueryDto {
  @IsIn(TABLE_FORMATS)
  format: TableFormat;
}

export class ImportsQueryDto extends SchoolQueryDto {
  /** All that the caller may import, unless told otherwise */
  @MayBeAbsent()
  @IsImportKind()
  kind?: string;
}

export class ImportColumnDto {
  /** From 0 */
  index: number;

  /** As spreadsheets name it, e.g. E; null of one that the titles of the file make */
  letter: string | null;

  /** As the file calls it; empty where it does not */
  head: string;

  /** Up to three different values; numbers of identity by their last two */
  samples: string[];

  /** Null: not imported */
  field: string | null;

  /** How it came to its field: chosen in this file, remembered of an earlier one, known by its head, or like one */
  match: (typeof COLUMN_MATCHES)[number];

  /** It tells what is not kept here, such as religion */
  isSensitive: boolean;

  isEmpty: boolean;

  /** Its empty cells may mean that nothing is there any more: answered with clear:<field>, yes or no */
  canClear: boolean;

  clears: boolean;

  /** What is understood of its values, in Malay */
  remark: string | null;
}

export class ImportFieldDto {
  name: string;

  /** In Malay */
  label: string;

  isRequired: boolean;

  /** Several columns may make one of it */
  mayJoin: boolean;
}

export class ImportSheetDto {
  name: string;

  rowCount: number;

  /** It has the columns of the list */
  isRead: boolean;

  /** Somebody has left it out: answered with sheet:<its place from 0>, leave or read */
  isLeft: boolean;
}

export class ImportChangeCountDto {
  field: string;

  /** In Malay */
  label: string;

  /** Of rows that change it */
  count: number;

  /** Of these, how many leave nothing there */
  cleared: number;
}

class ImportOptionDto {
  value: string;

  /** In Malay */
  label: string;
}

export class ImportQuestionDto {
  name: string;

  /** In Malay */
  label: string;

  /** In Malay */
  help: string;

  /** Null: answered in words */
  options: ImportOptionDto[] | null;

  /** Empty until it is answered */
  answer: string;
}

export class ImportCountsDto {
  total: number;

  /** Not imported as they are */
  bad: number;

  /** Imported, with something to look at */
  warning: number;

  new: number;

  changed: number;

  /** There already, just so */
  same: number;

  /** Left out by somebody */
  skipped: number;

  /** What is kept and no row speaks of */
  missing: number;
}

export class ImportResultDto implements ImportResult {
  new: number;

  changed: number;

  same: number;

  skipped: number;

  /** Null until it is undone */
  undone: number | null;

  /** Left as they are by the undoing: somebody has changed them since. Null until it is undone */
  kept: number | null;
}

export class ImportDto {
  id: string;

  @ApiProperty({ type: 'string', enum: importKindNames })
  kind: string;

  academicYearId: string;

  fileName: string;

  /** Null of a file without sheets */
  sheet: string | null;

  /** Of the table, without what stands above it */
  rowCount: number;

  state: ImportState;

  /** What columns may be matched with */
  fields: ImportFieldDto[];

  /** None once the file is gone */
  columns: ImportColumnDto[];

  /** One entry where the file has no sheets */
  sheets: ImportSheetDto[];

  /** Lines between the rows that are none, such as sums, each with its place; 50 at most */
  aside: string[];

  /** What the rows change of what is kept, what weighs most first */
  changes: ImportChangeCountDto[];

  /** What is asked of the file as a whole, and answered with the matching of its columns */
  questions: ImportQuestionDto[];

  /** Null until the columns are matched, and once the file is gone */
  counts: ImportCountsDto | null;

  /** Null until it has run */
  result: ImportResultDto | null;

  canUndo: boolean;

  /** Rows that the run left out are kept as long as it can be undone, to be taken away as a file */
  hasLeftOut: boolean;

  authorId: string;

  createdAt: string;

  /** Until then the file, or what an undoing needs, is kept */
  expiresAt: string;
}

export class ListedImportDto extends OmitType(ImportDto, [
  'fields',
  'columns',
  'questions',
  'counts',
  'hasLeftOut',
  'sheets',
  'aside',
  'changes',
]) {}

export class ListedImportsDto {
  /** Newest first, 20 at most */
  items: ListedImportDto[];
}

class MatchedColumnDto {
  /** From 0 */
  @IsInt()
  @Min(0)
  @Max(255)
  index: number;

  /** Null: not imported */
  @MayBeNull()
  @IsString()
  @MaxLength(60)
  field: string | null;
}

export class SaveMappingDto extends SchoolQueryDto {
  /** Of columns that are left out nothing is imported */
  @IsArray()
  @ArrayMaxSize(256)
  @ValidateNested({ each: true })
  @Type(() => MatchedColumnDto)
  columns: MatchedColumnDto[];

  /** To what is asked of the file as a whole */
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => SentAnswerDto)
  answers?: SentAnswerDto[];
}

export class RunImportDto extends SchoolQueryDto {
  /** Imports the others where some rows cannot be imported as they are; else such an import is refused */
  @IsBoolean()
  skipBad: boolean;
}

const MOST_ASIDE = 50;

type Listed = Omit<ListedImport, 'undoable'>;

function toListed(row: Listed, canUndo: boolean): ListedImportDto {
  return {
    id: row.id,
    kind: row.kind,
    academicYearId: row.academic_year_id,
    fileName: row.file_name,
    sheet: row.sheet,
    rowCount: row.row_count,
    state: row.state,
    result: row.result,
    canUndo,
    authorId: row.author_id,
    createdAt: toMalaysianIso(row.created_at.getTime()),
    expiresAt: toMalaysianIso(row.expires_at.getTime()),
  };
}

export function toListedImportDto({ undoable, ...row }: ListedImport): ListedImportDto {
  return toListed(row, undoable && row.state === 'done');
}

export function toImportDto(
  { row, columns, sheets, aside, counts, changes, answers }: ShownImport,
  { fields, questions = [] }: ImportKindDefinition,
): ImportDto {
  return {
    ...toListed(row, row.state === 'done' && row.made !== null),
    hasLeftOut: row.left_out !== null,
    fields: fields.map(({ name, label, isRequired, partHeads }) => ({
      ...{ name, label, isRequired, mayJoin: partHeads !== undefined },
    })),
    columns: columns.map(toColumnDto),
    sheets: [...sheets],
    aside: aside.slice(0, MOST_ASIDE).map(hiddenNumbers),
    changes: [...changes],
    questions: questions.map(({ options, ...asked }) => ({
      ...asked,
      options: options && [...options],
      answer: answers[asked.name] ?? '',
    })),
    counts,
  };
}

function toColumnDto({ samples, ...column }: ImportColumn): ImportColumnDto {
  return { ...column, samples: [...samples] };
}
