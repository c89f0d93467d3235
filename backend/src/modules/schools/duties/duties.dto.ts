import type { Duty } from '../../../platform/access/access.js';
import { IsDay } from '../../../platform/http/is-day.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { SchoolQueryDto } from '../../../platform/tenancy/school-query.dto.js';

export class GivenDutyDto {
  duty: Duty;

  /** The first day, YYYY-MM-DD */
  from: string;

  /** The last day, YYYY-MM-DD; null until it is taken */
  to: string | null;
}

export class GiveDutyDto extends SchoolQueryDto {
  /** The first day, YYYY-MM-DD */
  @IsDay()
  from: string;

  /** The last day, YYYY-MM-DD, not before the first; null until it is taken */
  @MayBeNull()
  @IsDay()
  to: string | null;
}
