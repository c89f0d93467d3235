import { lazy, Suspense } from 'react';
import { useSchoolContext } from '../../school/current-school';
import { useSession } from '../../session/use-session';
import { SkeletonRows } from '../../ui/skeleton';

const CurriculumPage = lazy(async () => ({ default: (await import('./curriculum-page')).CurriculumPage }));
const PublicCurriculum = lazy(async () => ({
  default: (await import('./public-curriculum')).PublicCurriculum,
}));

/** What the school teaches by, to its members; the public page, with the sample alone, to everybody else. */
export function CurriculumScreen() {
  const { membership } = useSchoolContext();
  const isMember = useSession() !== null && membership !== null;
  return (
    <Suspense fallback={<SkeletonRows label="Memuatkan kurikulum…" />}>
      {isMember ? <CurriculumPage /> : <PublicCurriculum />}
    </Suspense>
  );
}
