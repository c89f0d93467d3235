import { useLoaderData } from 'react-router';
import { useCurrentSchool } from '../../school/current-school';
import { useWriter } from '../../school/use-writer';
import { paths } from '../../site/paths';
import { ButtonLink } from '../../ui/button-link';
import { formatDate, partOfDayAt } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import type { DashboardData } from './dashboard-loader';
import { TilesOfWidth } from './tiles-of-width';

export { dashboardLoader } from './dashboard-loader';

/** What there is to do today, by the tiles that features give. */
export function DashboardScreen() {
  const { tiles } = useLoaderData<DashboardData>();
  const { membership } = useCurrentSchool();
  const { refusals } = useWriter();
  const now = new Date();
  return (
    <>
      <PageHeader
        title={`Selamat ${partOfDayAt(now)}, ${membership.displayName}`}
        state={formatDate(now)}
        action={
          !refusals.create && (
            <ButtonLink to={paths.lessonPlanEditor} icon="add" className="max-lg:hidden">
              Tulis rancangan
            </ButtonLink>
          )
        }
      />
      <div className="flex flex-col gap-5">
        <TilesOfWidth tiles={tiles} width="whole" />
        {/* Whoever has no lessons has nothing wide: the rest stands side by side, and no column is left empty. */}
        <div className="group grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:not-has-[>:first-child>:not(:empty)]:grid-cols-[minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-5 not-has-[>:not(:empty)]:hidden">
            <TilesOfWidth tiles={tiles} width="wide" />
          </div>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-5 lg:group-not-has-[>:first-child>:not(:empty)]:grid-cols-2">
            <TilesOfWidth tiles={tiles} width="narrow" />
          </div>
        </div>
        <TilesOfWidth tiles={tiles} width="foot" />
      </div>
    </>
  );
}
