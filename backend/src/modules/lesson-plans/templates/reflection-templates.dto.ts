import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, Matches, ValidateBy } from 'class-validator';
import { IsName } from '../../../platform/http/is-name.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { Length } from '../../../platform/http/text-length.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import {
  ChangedRecordDto,
  NewRecordDto,
  RecordDto,
  toRecordDto,
} from '../../../platform/records/record.dto.js';
import { SchoolQueryDto } from '../../schools/index.js';
import {
  LONGEST_TEMPLATE,
  LONGEST_TEMPLATE_NAME,
  type SharedTemplateContent,
  TEMPLATE_CATEGORIES,
  TEMPLATE_LANGUAGES,
  TEMPLATE_TOKENS,
  type TemplateCategory,
  type TemplateLanguage,
  unknownToken,
} from '../domain/reflection-template.js';
import type { ListedTemplate, ReflectionTemplate } from './reflection-templates.repository.js';

/** What would stand in a reflection as it is typed: "{nama}". */
function HasKnownTokens(): PropertyDecorator {
  const known = TEMPLATE_TOKENS.map((token) => `{${token}}`).join(', ');
  return ValidateBy({
    name: 'hasKnownTokens',
    validator: {
      validate: (value) => typeof value === 'string' && unknownToken(value) === null,
      defaultMessage: () => `$property may hold ${known} in braces and nothing else`,
    },
  });
}

class TemplateContentDto implements SharedTemplateContent {
  @Transform(trimmed)
  @IsName()
  @Length(1, LONGEST_TEMPLATE_NAME)
  name: string;

  @IsIn(TEMPLATE_CATEGORIES)
  category: TemplateCategory;

  @IsIn(TEMPLATE_LANGUAGES)
  language: TemplateLanguage;

  /** {bil} who mastered it, {jumlah} who were there, {kelas} and {objektif} stand for what the lesson says */
  @IsPlainText()
  @Length(1, LONGEST_TEMPLATE)
  @Matches(/\S/u)
  @HasKnownTokens()
  text: string;

  /** The first that is offered in its category and language */
  @IsBoolean()
  isDefault: boolean;

  /** With everybody in the school */
  @IsBoolean()
  isShared: boolean;
}

export class NewReflectionTemplateDto extends IntersectionType(
  SchoolQueryDto,
  TemplateContentDto,
  NewRecordDto,
) {}

export class ChangedReflectionTemplateDto extends IntersectionType(
  SchoolQueryDto,
  TemplateContentDto,
  ChangedRecordDto,
) {}

export class ReflectionTemplateDto extends IntersectionType(RecordDto, TemplateContentDto) {}

export class ListedReflectionTemplateDto extends ReflectionTemplateDto {
  /** Who shares it; null for one's own */
  authorName: string | null;
}

export class ReflectionTemplatesDto {
  /** One's own, then what colleagues share; each by name */
  items: ListedReflectionTemplateDto[];
}

export function contentOf(sent: SharedTemplateContent): SharedTemplateContent {
  const { name, category, language, text, isDefault, isShared } = sent;
  return { name, category, language, text, isDefault, isShared };
}

export function toRecordOfTemplate(template: ReflectionTemplate): ReflectionTemplateDto {
  return toRecordDto(template);
}

export function toListedTemplateDto(template: ListedTemplate): ListedReflectionTemplateDto {
  return toRecordDto(template);
}
