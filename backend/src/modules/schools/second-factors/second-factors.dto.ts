import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { Length } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { SchoolQueryDto } from '../../../platform/tenancy/school-query.dto.js';
import { SECOND_FACTOR_RULES, type SecondFactorRule } from '../domain/second-factor-rule.js';
import { ColleagueDto } from '../members/members.dto.js';

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

export class SecondFactorRuleQueryDto extends SchoolQueryDto {
  @IsIn(SECOND_FACTOR_RULES)
  rule: SecondFactorRule;
}

export class MissingSecondFactorsDto {
  /** How many people the rule asks for a second factor */
  asked: number;

  /** Those of them who have none yet */
  without: ColleagueDto[];
}
