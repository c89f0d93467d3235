import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
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
import { SchoolQueryDto } from '../../schools/index.js';
import type { RoomContent } from '../domain/room.js';
import type { Room } from './rooms.repository.js';

class RoomContentDto implements RoomContent {
  /** e.g. Makmal Sains 1; each once in a school */
  @Transform(trimmed)
  @IsName()
  @Length(1, 60)
  name: string;

  /** People; null where the school has not said */
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(5000)
  capacity: number | null;
}

export class NewRoomDto extends IntersectionType(SchoolQueryDto, RoomContentDto, NewRecordDto) {}

export class ChangedRoomDto extends IntersectionType(SchoolQueryDto, RoomContentDto, ChangedRecordDto) {}

export class RoomDto extends IntersectionType(RecordDto, RoomContentDto) {}

export class RoomsDto {
  /** By name */
  items: RoomDto[];
}

export function toRoomDto(room: Room): RoomDto {
  return toRecordDto(room);
}
