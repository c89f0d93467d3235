import { Transform } from 'class-transformer';
import { IsDay } from '../../../platform/http/is-day.js';
import { IsName } from '../../../platform/http/is-name.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { SchoolQueryDto } from '../../../platform/tenancy/school-query.dto.js';

export class SuspensionDto {
  /** The first day, YYYY-MM-DD */
  from: string;

  /** The last day, YYYY-MM-DD; null until the person returns */
  to: string | null;

  reason: string;
}

export class SuspendDto extends SchoolQueryDto {
  /** The first day, YYYY-MM-DD */
  @IsDay()
  from: string;

  /** The last day, YYYY-MM-DD, not before the first; null until the person returns */
  @MayBeNull()
  @IsDay()
  to: string | null;

  /** e.g. Cuti bersalin */
  @Transform(trimmed)
  @IsName()
  @Length(3, 200)
  reason: string;
}
