import { dtosOf } from '../../../platform/records/noun-dtos.js';
import { REFLECTION_TEMPLATE } from '../domain/reflection-template.js';

const Template = dtosOf(REFLECTION_TEMPLATE, {
  text: '{bil} who mastered it, {jumlah} who were there, {kelas} and {objektif} stand for what the lesson says',
  isDefault: 'The first that is offered in its category and language',
  isShared: 'With everybody in the school',
});

export class NewReflectionTemplateDto extends Template.New {}

export class ChangedReflectionTemplateDto extends Template.Changed {}

export class ReflectionTemplateDto extends Template.Reply {}

export class ListedReflectionTemplateDto extends ReflectionTemplateDto {
  /** Who shares it; null for one's own */
  authorName: string | null;
}

export class ReflectionTemplatesDto {
  /** One's own, then what colleagues share; each by name */
  items: ListedReflectionTemplateDto[];
}
