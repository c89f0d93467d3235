import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsString, IsUUID, Matches, ValidateBy } from 'class-validator';
import { IsName } from '../../../platform/http/is-name.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length, MaxLength } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import {
  ChangedRecordDto,
  NewRecordDto,
  RecordDto,
  toRecordDto,
} from '../../../platform/records/record.dto.js';
import { GRADE_LEVELS, type GradeLevel } from '../../classes/index.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { CODE, LONGEST_CODE, type NodeKind, PERFORMANCE_LEVELS, type SentNode } from '../domain/node.js';
import type { CurriculumNode, FoundNode } from './nodes.repository.js';

/** None, or one for each level. */
function AreDescriptors(): PropertyDecorator {
  return ValidateBy({
    name: 'areDescriptors',
    validator: {
      validate: (value) => Array.isArray(value) && [0, PERFORMANCE_LEVELS].includes(value.length),
      defaultMessage: () => `$property must hold none or ${PERFORMANCE_LEVELS}`,
    },
  });
}

class NodeContentDto implements SentNode {
  @IsUUID()
  editionId: string;

  /** What it stands under; null for a strand. It stays there */
  @MayBeNull()
  @IsUUID()
  parentId: string | null;

  /** e.g. 1.2.3; a strand may be without */
  @MayBeNull()
  @IsString()
  @Matches(CODE)
  @MaxLength(LONGEST_CODE)
  code: string | null;

  @Transform(trimmed)
  @IsPlainText()
  @Length(1, 2_000)
  text: string;

  /** What a pupil can do at TP1 to TP6: none or six, empty where nothing is said of one */
  @IsArray()
  @ArrayMaxSize(6)
  @AreDescriptors()
  @IsPlainText({ each: true })
  @MaxLength(2_000, { each: true })
  descriptors: string[];
}

export class NewNodeDto extends IntersectionType(SchoolQueryDto, NodeContentDto, NewRecordDto) {}

export class ChangedNodeDto extends IntersectionType(SchoolQueryDto, NodeContentDto, ChangedRecordDto) {}

export class NodeDto extends IntersectionType(RecordDto, NodeContentDto) {
  /** Bidang, SK, SP */
  kind: NodeKind;

  /** Among those beside it */
  position: number;

  /** Added by the school */
  isOwn: boolean;
}

export class CurriculumSearchQueryDto extends SchoolQueryDto {
  /** A code, which finds all below it too, or words of any script that all stand in the text */
  @Transform(trimmed)
  @IsName()
  @Length(1, 100)
  q: string;

  /** As an edition calls it; all unless told otherwise */
  @MayBeAbsent()
  @IsName()
  @Length(1, 80)
  subject?: string;

  /** All unless told otherwise */
  @MayBeAbsent()
  @IsIn(GRADE_LEVELS)
  level?: GradeLevel;
}

class NodeAboveDto {
  id: string;

  code: string | null;

  text: string;
}

export class FoundNodeDto {
  id: string;

  editionId: string;

  kind: NodeKind;

  code: string | null;

  text: string;

  /** Added by the school */
  isOwn: boolean;

  /** What it stands under, from the strand down */
  above: NodeAboveDto[];
}

export class FoundNodesDto {
  /** By subject and level, then by code; 100 at most */
  items: FoundNodeDto[];
}

export function toNodeDto(node: CurriculumNode): NodeDto {
  return { ...toRecordDto(node), descriptors: [...node.descriptors] };
}

export function toFoundNodeDto({ above, ...node }: FoundNode): FoundNodeDto {
  return { ...node, above: [...above] };
}
