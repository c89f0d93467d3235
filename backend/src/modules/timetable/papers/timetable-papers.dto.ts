import { IsIn, IsUUID } from 'class-validator';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { SchoolQueryDto } from '../../schools/index.js';

export const PAPERS_OF = ['teacher', 'class', 'teachers'] as const;

export class TimetablePaperQueryDto extends SchoolQueryDto {
  /** teacher, class: a week on A4; teachers: all who teach in it, on A3 */
  @IsIn(PAPERS_OF)
  of: 'teacher' | 'class' | 'teachers';

  /** The teacher, or the class */
  @MayBeAbsent()
  @IsUUID()
  whoseId?: string;
}
