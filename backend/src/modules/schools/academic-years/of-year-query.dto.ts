import { IsUUID } from 'class-validator';
import { SchoolQueryDto } from '../../../platform/tenancy/school-query.dto.js';

/** Whoever asks for rows of an academic year says which: nobody is answered with this one who prepares the next. */
export class OfYearQueryDto extends SchoolQueryDto {
  /** The academic year whose rows are asked for */
  @IsUUID()
  academicYearId: string;
}
