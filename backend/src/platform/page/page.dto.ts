import { Type } from 'class-transformer';
import { IsInt, IsString, Max, Min } from 'class-validator';
import { MayBeAbsent } from '../http/may-be-absent.js';

export class PageQueryDto {
  /** nextCursor of the page before */
  @MayBeAbsent()
  @IsString()
  cursor?: string;

  /** Rows on a page, 50 unless told otherwise */
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number;
}

/** Beside the rows of a page. */
export class PageDto {
  /** null on the last page */
  nextCursor: string | null;
}
