import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import { paths } from '../../../site/paths';

type Schemas = components['schemas'];
export type SharedPlan = Schemas['SharedPlanDto'];
export type PlanShare = Schemas['PlanShareDto'];
/** `authorName` null: one's own, from another school. */
export type OtherPlan = Omit<Schemas['FittingPlanDto'], 'authorName'> &
  Readonly<{ source: 'shared' | 'brought'; from: string }>;
/** What a lesson is about, for which plans are sought. */
export type SoughtLesson = Readonly<{
  date: string;
  startTime: string;
  className: string;
  subject: string;
  learningStandards: readonly string[];
}>;

const named = (id: string) => ({ params: { path: { id } } });

export const shareQuery = (planId: string) =>
  queryOptions({
    queryKey: ['plan-shares', planId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/lesson-plans/{id}/share', { ...named(planId), signal })),
  });

export const beginShare = (planId: string) => unwrap(api.PUT('/api/lesson-plans/{id}/share', named(planId)));
export const renewShare = (planId: string) =>
  unwrap(api.POST('/api/lesson-plans/{id}/share/renewal', named(planId)));
export const endShare = (planId: string) => unwrap(api.DELETE('/api/lesson-plans/{id}/share', named(planId)));

/** The page of a shared plan, for whoever is of the school. */
export const shareAddress = (shareId: string) =>
  `${window.location.origin}${paths.lessonPlanEditor}?${new URLSearchParams({ kongsi: shareId })}`;

export const sharedPlanQuery = (shareId: string) =>
  queryOptions({
    queryKey: ['shared-plans', shareId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/shared-plans/{id}', { ...named(shareId), signal })),
    retry: false,
  });

export const addressOfSharedFile = (shareId: string) => async (attachmentId: string) =>
  (
    await unwrap(
      api.GET('/api/shared-plans/{id}/attachments/{attachmentId}/file', {
        params: { path: { id: shareId, attachmentId } },
      }),
    )
  ).url;

/** What colleagues share for a lesson, and what the teacher brought from another school. */
export const otherPlansQuery = ({ subject, className, learningStandards }: SoughtLesson) =>
  queryOptions({
    queryKey: ['shared-plans', 'fitting', subject, className, learningStandards],
    queryFn: async ({ signal }): Promise<OtherPlan[]> => {
      const standards = learningStandards.join('\n').slice(0, 4_000);
      const asked = { params: { query: { subject, className, standards } }, signal };
      const [shared, brought] = await Promise.all([
        unwrap(api.GET('/api/shared-plans', asked)),
        unwrap(api.GET('/api/brought-plans', asked)),
      ]);
      return [
        ...shared.items.map(({ authorName, ...plan }) => ({
          ...{ ...plan, source: 'shared' as const, from: authorName },
        })),
        ...brought.items.map(({ fromSchool, ...plan }) => ({
          ...{ ...plan, source: 'brought' as const, from: fromSchool },
        })),
      ];
    },
  });

/** Into a lesson for which nothing is written. */
export function copyInto(
  { id, source }: Pick<OtherPlan, 'id' | 'source'>,
  { date, startTime }: Pick<SoughtLesson, 'date' | 'startTime'>,
) {
  const body = { date, startTime };
  return unwrap(
    source === 'shared'
      ? api.POST('/api/shared-plans/{id}/copies', { ...named(id), body })
      : api.POST('/api/brought-plans/{id}/copies', { ...named(id), body }),
  );
}
