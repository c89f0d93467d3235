import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsName } from '../../../platform/http/is-name.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { SchoolQueryDto } from '../../schools/index.js';
import type { WrittenNeed } from '../domain/room-need.js';

/** One room, or a kind of room. */
export class RoomNeedDto implements WrittenNeed {
  /** A room of the school */
  @MayBeNull()
  @IsUUID()
  roomId: string | null;

  /** Any room of this kind, in words of the school, e.g. Makmal */
  @MayBeNull()
  @Transform(trimmed)
  @IsName()
  @Length(1, 60)
  kind: string | null;

  /** That a room of the kind must have at least; null for any */
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(5000)
  seats: number | null;
}

/** All of it null: the set may be taught anywhere. */
export class NeedOfSetDto extends RoomNeedDto {
  @IsUUID()
  teachingSetId: string;
}

export class RoomNeedsDto extends SchoolQueryDto {
  @IsUUID()
  academicYearId: string;

  /** In place of what these sets asked for before */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(1000)
  @ArrayUnique(({ teachingSetId }: NeedOfSetDto) => teachingSetId)
  @ValidateNested({ each: true })
  @Type(() => NeedOfSetDto)
  needs: NeedOfSetDto[];
}
