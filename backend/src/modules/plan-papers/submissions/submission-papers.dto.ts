import { IsUUID } from 'class-validator';
import { IsDayOfThisCentury } from '../../../platform/http/is-day.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { SchoolQueryDto } from '../../schools/index.js';

export class TeacherFileQueryDto extends SchoolQueryDto {
  @IsUUID()
  teacherId: string;

  /** First day, YYYY-MM-DD; that of the session of the last unless said */
  @MayBeAbsent()
  @IsDayOfThisCentury()
  from?: string;

  /** Last day, YYYY-MM-DD */
  @IsDayOfThisCentury()
  to: string;
}
