import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { IsName } from '../../../platform/http/is-name.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import {
  ChangedRecordDto,
  NewRecordDto,
  RecordDto,
  toRecordDto,
} from '../../../platform/records/record.dto.js';
import {
  CURRICULA,
  type Curriculum,
  GRADE_LEVELS,
  type GradeLevel,
  LANGUAGES,
  type Language,
} from '../../classes/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import type { Differences } from '../domain/differences.js';
import { USAGE_RIGHTS, type UsageRight } from '../domain/edition.js';
import { NodeDto, toNodeDto } from '../nodes/nodes.dto.js';
import type { CurriculumNode } from '../nodes/nodes.repository.js';
import type { Edition, EditionFigures, EditionRow } from './editions.repository.js';

class EditionContentDto implements Omit<EditionRow, 'createdBy'> {
  @IsIn(CURRICULA)
  curriculum: Curriculum;

  /** As the document calls it */
  @Transform(trimmed)
  @IsName()
  @Length(1, 80)
  subjectName: string;

  /** Of the school; null while it is linked with none */
  @MayBeNull()
  @IsUUID()
  subjectId: string | null;

  /** In which it is written */
  @IsIn(LANGUAGES)
  language: Language;

  /** Tahun 1 is T1, Tingkatan 1 is F1 */
  @IsIn(GRADE_LEVELS)
  gradeLevel: GradeLevel;

  /** Of the first session that is taught by it */
  @IsInt()
  @Min(2000)
  @Max(2100)
  year: number;

  /** Where the text is from */
  @Transform(trimmed)
  @IsName()
  @Length(1, 200)
  source: string;

  /** By which the school keeps the text: allowed by its owner, open to all, written by the school, or invented */
  @IsIn(USAGE_RIGHTS)
  right: UsageRight;
}

export class NewEditionDto extends IntersectionType(SchoolQueryDto, EditionContentDto, NewRecordDto) {}

export class ChangedEditionDto extends IntersectionType(
  SchoolQueryDto,
  EditionContentDto,
  ChangedRecordDto,
) {}

class EditionFiguresDto implements EditionFigures {
  contentStandards: number;

  learningStandards: number;

  /** What the school has added to it */
  ownAdditions: number;
}

export class EditionDto extends IntersectionType(RecordDto, EditionContentDto, EditionFiguresDto) {
  createdBy: string;

  /** A sample that nobody is taught by */
  isFictional: boolean;
}

export class EditionsDto {
  /** By subject and level, of each the newest first */
  items: EditionDto[];
}

export class EditionTreeDto extends EditionDto {
  /** As one reads the document: each strand, under it its standards, under each what pupils learn */
  nodes: NodeDto[];
}

export class DifferencesQueryDto extends SchoolQueryDto {
  /** The earlier edition */
  @IsUUID()
  from: string;
}

class NodePairDto {
  before: NodeDto;

  after: NodeDto;
}

export class DifferencesDto {
  /** The earlier edition */
  from: EditionDto;

  added: NodeDto[];

  gone: NodeDto[];

  /** The same code, another text or other levels */
  changed: NodePairDto[];

  /** The same text under another code */
  moved: NodePairDto[];
}

export function toDifferencesDto(
  from: Edition,
  { added, gone, changed, moved }: Differences<CurriculumNode>,
): DifferencesDto {
  const pair = ({ before, after }: Differences<CurriculumNode>['moved'][number]): NodePairDto => ({
    before: toNodeDto(before),
    after: toNodeDto(after),
  });
  return {
    from: toEditionDto(from),
    added: added.map(toNodeDto),
    gone: gone.map(toNodeDto),
    changed: changed.map(pair),
    moved: moved.map(pair),
  };
}

export function toEditionDto(edition: Edition): EditionDto {
  return { ...toRecordDto(edition), isFictional: edition.right === 'fictional' };
}
