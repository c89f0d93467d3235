import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, Matches, ValidateNested } from 'class-validator';
import { IsEmail } from '../../../platform/http/is-email.js';
import { IsName } from '../../../platform/http/is-name.js';
import { MayBeNull } from '../../../platform/http/may-be-null.js';
import { Length } from '../../../platform/http/text-length.js';
import { SchoolQueryDto } from '../../schools/index.js';
import { PHONE_NUMBER } from '../domain/phone-number.js';
import { LONGEST_NAME } from '../domain/pupil-name.js';
import { GUARDIAN_RELATIONS, type Guardian, type GuardianRelation } from './guardian.js';

export class GuardianDto implements Guardian {
  @IsName()
  @Length(1, LONGEST_NAME)
  name: string;

  @IsIn(GUARDIAN_RELATIONS)
  relation: GuardianRelation;

  @MayBeNull()
  @Matches(PHONE_NUMBER)
  phone: string | null;

  @MayBeNull()
  @IsEmail()
  email: string | null;
}

export class ChangeGuardiansDto extends SchoolQueryDto {
  /** Whom to call first stands first */
  @IsArray()
  @ArrayMaxSize(4)
  @ValidateNested({ each: true })
  @Type(() => GuardianDto)
  guardians: GuardianDto[];
}

export class GuardiansDto {
  /** Whom to call first stands first */
  guardians: GuardianDto[];
}
