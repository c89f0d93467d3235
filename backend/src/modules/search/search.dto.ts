import { Transform } from 'class-transformer';
import { IsPlainText } from '../../platform/http/is-plain-text.js';
import { Length } from '../../platform/http/text-length.js';
import { SchoolQueryDto } from '../schools/index.js';

export class SearchQueryDto extends SchoolQueryDto {
  /** Words that must all stand in what is found, e.g. sains bestari */
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() : value))
  @IsPlainText()
  @Length(2, 100)
  query: string;
}
