import { type OfferedTemplates, STARTER_TEMPLATES } from '@rules/lesson-plans/domain/reflection-template';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { newReflectionTemplateBounds } from '../../../api/bounds/new-reflection-template';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import { nounCalls } from '../../../nouns/noun-calls';
import { orKept } from '../../../session/kept-day';

type Schemas = components['schemas'];
export type ReflectionTemplate = Schemas['ListedReflectionTemplateDto'];
export type TemplateText = Pick<
  ReflectionTemplate,
  'name' | 'category' | 'language' | 'text' | 'isDefault' | 'isShared'
>;

export const templateNoun = nounCalls(
  '/api/reflection-templates',
  newReflectionTemplateBounds,
  'reflection-templates',
);

/** One's own templates, then those that colleagues share. Opens without a network, too. */
export const templatesQuery = queryOptions({
  queryKey: ['reflection-templates'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/reflection-templates', { signal })),
  persister: (ask, context, query) => orKept(() => ask(context), query),
  networkMode: 'offlineFirst',
  select: ({ items }) => items,
});

/** As sentences are proposed from them. */
export function offeredOf(templates: readonly ReflectionTemplate[]): OfferedTemplates {
  const isOwn = ({ authorName }: ReflectionTemplate) => authorName === null;
  return [templates.filter(isOwn), templates.filter((each) => !isOwn(each)), STARTER_TEMPLATES];
}
