import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { QueryStates } from '../../queries/query-states';
import { useWriter } from '../../school/use-writer';
import { paths } from '../../site/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { malaysianDate } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { lessonsQuery } from './calls';
import { OneReflection } from './one-reflection';
import { ReflectionsPage } from './reflections-page';
import { offeredOf, templatesQuery } from './templates/calls';
import { useMinute } from './use-minute';

/** What is still to be noted of the last lessons. */
export function ReflectionsScreen() {
  const { owner, refusals } = useWriter();
  const now = useMinute();
  const lessons = useQuery(lessonsQuery(malaysianDate(now)));
  const { data: templates = [] } = useQuery(templatesQuery);
  const [search] = useSearchParams();
  const planId = search.get('rancangan');
  if (planId && (lessons.data || lessons.isError))
    return (
      <OneReflection
        {...{ owner, planId, now }}
        refusal={refusals.edit}
        lesson={lessons.data?.find(({ plan }) => plan.id === planId)}
      />
    );
  if (lessons.data && lessons.data.length > 0)
    return (
      <ReflectionsPage
        {...{ owner, now }}
        refusal={refusals.create}
        lessons={lessons.data}
        templates={offeredOf(templates)}
      />
    );
  return (
    <>
      <PageHeader title="Refleksi" />
      <QueryStates query={lessons} what="Refleksi" empty={<NoLessons />}>
        {() => null}
      </QueryStates>
    </>
  );
}

function NoLessons() {
  return (
    <EmptyState
      icon="reflection"
      title="Belum ada rancangan untuk diisi refleksinya"
      action={<ButtonLink to={paths.lessonPlans}>Buka RPH</ButtonLink>}
    >
      Setiap rancangan muncul di sini sebaik sahaja pelajarannya bermula.
    </EmptyState>
  );
}
