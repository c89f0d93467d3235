import { paths } from '../../site/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';

export function MissingPlan() {
  return (
    <>
      <PageHeader title="Rancangan harian" />
      <EmptyState
        icon="lessonPlan"
        title="Rancangan ini tidak dijumpai"
        action={<ButtonLink to={paths.lessonPlans}>Lihat rancangan saya</ButtonLink>}
      >
        Mungkin telah dipadam, atau alamatnya tidak lengkap.
      </EmptyState>
    </>
  );
}
