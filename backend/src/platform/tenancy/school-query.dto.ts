import { IsString } from 'class-validator';
import { MayBeAbsent } from '../http/may-be-absent.js';
import { Length } from '../http/text-length.js';

/** The school of a request on the main domain; on a school's host it may be left out. */
export class SchoolQueryDto {
  /** e.g. aba1001 */
  @MayBeAbsent()
  @IsString()
  @Length(1, 63)
  schoolCode?: string;
}
