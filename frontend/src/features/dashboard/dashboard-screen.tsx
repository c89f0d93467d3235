import { useInfiniteQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import { schoolCodeOfHost, useCurrentSchool } from '../../school/current-school';
import { PanelLink } from '../../school/panel-link';
import { subscriptionSentence } from '../../school/subscription/model';
import { useSubscription } from '../../school/subscription/use-subscription';
import { useWriter } from '../../school/use-writer';
import { appConfig } from '../../site/config';
import { paths } from '../../site/paths';
import { ButtonLink } from '../../ui/button-link';
import { formatDate, partOfDayAt } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { plansQuery } from '../lesson-plans';
import type { DashboardData } from './dashboard-loader';
import { RecentPlans } from './recent-plans';
import { WeekGlance } from './week-glance';

const forSupervisors = 'Anda boleh membaca rancangan guru melalui pautan yang mereka kongsi dengan anda.';

export function DashboardScreen() {
  const schoolCode = schoolCodeOfHost();
  const { AdministratorPanels } = useLoaderData<DashboardData>();
  const { membership } = useCurrentSchool();
  const status = useSubscription(schoolCode, appConfig().mode);
  const { refusals } = useWriter();
  const hasNoPlans = useInfiniteQuery(plansQuery(null)).data?.pages[0]?.items.length === 0;
  const now = new Date();
  return (
    <>
      <PageHeader
        title={`Selamat ${partOfDayAt(now)}, ${membership.displayName}`}
        state={membership.role === 'supervisor' ? forSupervisors : formatDate(now)}
        action={
          !refusals.create && (
            <ButtonLink to={paths.lessonPlanEditor} icon="add" className="max-lg:hidden">
              Tulis rancangan
            </ButtonLink>
          )
        }
      />
      <div className="flex flex-col gap-5">
        {AdministratorPanels && <AdministratorPanels />}
        {!hasNoPlans && <WeekGlance />}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Panel
            title={hasNoPlans ? 'Rancangan harian (RPH)' : 'Rancangan terkini'}
            action={!hasNoPlans && <PanelLink to={paths.lessonPlans}>Semua rancangan</PanelLink>}
          >
            <RecentPlans mayWrite={!refusals.create} />
          </Panel>
          <Panel title="Langganan" action={<PanelLink to={paths.billing(schoolCode)}>Butiran</PanelLink>}>
            <p className="text-pretty px-4 py-4">
              {status ? subscriptionSentence(status) : <Skeleton className="w-3/4" />}
            </p>
          </Panel>
        </div>
      </div>
    </>
  );
}
