import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsUUID, ValidateNested } from 'class-validator';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { SchoolQueryDto } from '../../schools/index.js';
import type { Placing } from '../domain/placing.js';

export class PlacingDto implements Placing {
  @IsUUID()
  academicYearId: string;

  /** null: into no class */
  @MayBeNull()
  @IsUUID()
  classId: string | null;

  /** Groups of the class */
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  groupIds: string[];

  /** The first day there, within the session, YYYY-MM-DD */
  @IsDayOfThisCentury()
  day: string;
}

export class PlacePupilDto extends SchoolQueryDto {
  @ValidateNested()
  @Type(() => PlacingDto)
  placing: PlacingDto;
}

class StayDto {
  academicYearId: string;

  classId: string;

  /** YYYY-MM-DD */
  fromDay: string;

  /** The last day, YYYY-MM-DD; null until further notice */
  toDay: string | null;
}

export class GroupStayDto extends StayDto {
  groupId: string;
}

export class PupilHistoryDto {
  /** By the first day */
  classes: StayDto[];

  /** By the first day */
  groups: GroupStayDto[];
}
