import { IntersectionType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import {
  ChangedRecordDto,
  NewRecordDto,
  RecordDto,
  toRecordDto,
} from '../../../platform/records/record.dto.js';
import { SchoolQueryDto } from '../../schools/index.js';
import type { PanelContent } from '../domain/panel.js';
import type { Panel } from './panels.repository.js';

export const PANEL_NOUN = 'panel';

class PanelContentDto implements PanelContent {
  /** A panel stays in its academic year */
  @IsUUID()
  academicYearId: string;

  /** A panel stays with its subject; a subject has one in an academic year */
  @IsUUID()
  subjectId: string;

  /** One of the members; null while nobody heads it */
  @MayBeNull()
  @IsUUID()
  headId: string | null;

  /** People of the school */
  @IsArray()
  @ArrayMaxSize(200)
  @IsUUID(undefined, { each: true })
  memberIds: string[];
}

export class NewPanelDto extends IntersectionType(SchoolQueryDto, PanelContentDto, NewRecordDto) {}

export class ChangedPanelDto extends IntersectionType(SchoolQueryDto, PanelContentDto, ChangedRecordDto) {}

export class PanelDto extends IntersectionType(RecordDto, PanelContentDto) {}

export class PanelsDto {
  /** In the order in which they were made */
  items: PanelDto[];
}

export function toPanelDto(panel: Panel): PanelDto {
  return { ...toRecordDto(panel), memberIds: [...panel.memberIds] };
}
