import { Transform } from 'class-transformer';
import { IsString } from 'class-validator';
import { IsName } from '../../../platform/http/is-name.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { Length } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';

export class ContestCodeDto {
  /** An official school code that is taken, e.g. ABA1001 */
  @Transform(trimmed)
  @IsString()
  @Length(1, 63)
  code: string;

  /** Of the caller */
  @Transform(trimmed)
  @IsName()
  @Length(1, 200)
  name: string;

  /** Where the caller is found at the school: a telephone, a post */
  @Transform(trimmed)
  @IsName()
  @Length(3, 200)
  contact: string;

  /** Why the code is another's */
  @Transform(trimmed)
  @IsPlainText()
  @Length(10, 1_000)
  reason: string;
}
