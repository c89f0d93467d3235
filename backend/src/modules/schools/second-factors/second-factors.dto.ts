import { Transform } from 'class-transformer';
import { Length } from 'class-validator';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { SchoolQueryDto } from '../schools.dto.js';

export class SecondFactorDto {
  /** Whether the person's sign-in asks for one */
  isSetUp: boolean;
}

export class SecondFactorRemovalDto extends SchoolQueryDto {
  /** Why, for the record and for the person */
  @Transform(trimmed)
  @IsPlainText()
  @Length(3, 500)
  reason: string;
}
