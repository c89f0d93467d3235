import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { subscriptionSentence } from '../../features/subscription/model';
import { useSubscription } from '../../features/subscription/use-subscription';
import { ButtonLink } from '../../ui/button-link';
import { partOfDayAt } from '../../ui/format';
import { Icon } from '../../ui/icon';
import { PageHeader } from '../../ui/page-header';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { appConfig } from '../config';
import { schoolCodeOfHost, useCurrentSchool } from '../current-school';
import { paths } from '../paths';
import { useWriter } from '../use-writer';
import { RecentPlans } from './recent-plans';

const FirstSteps = lazy(async () => ({ default: (await import('../first-steps/first-steps')).FirstSteps }));

function PanelLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-1 font-medium text-accent text-sm hover:text-accent-hover"
    >
      {children}
      <Icon name="next" size={16} />
    </Link>
  );
}

export function DashboardScreen() {
  const schoolCode = schoolCodeOfHost();
  const { membership, school } = useCurrentSchool();
  const status = useSubscription(schoolCode, appConfig().mode);
  const { refusals } = useWriter();
  const isAdministrator = membership.role === 'admin' || membership.role === 'main_admin';
  return (
    <>
      <PageHeader
        title={`Selamat ${partOfDayAt(new Date())}, ${membership.displayName}`}
        state={school.name}
        action={
          !refusals.create && (
            <ButtonLink to={paths.lessonPlanEditor} icon="add" className="max-lg:hidden">
              Tulis rancangan
            </ButtonLink>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-5">
          {isAdministrator && (
            <Suspense>
              <FirstSteps />
            </Suspense>
          )}
          <Panel
            title="Rancangan terkini"
            action={<PanelLink to={paths.lessonPlans}>Semua rancangan</PanelLink>}
          >
            <RecentPlans mayWrite={!refusals.create} />
          </Panel>
        </div>
        <Panel title="Langganan" action={<PanelLink to={paths.billing(schoolCode)}>Butiran</PanelLink>}>
          <p className="text-pretty px-4 py-4">
            {status ? subscriptionSentence(status) : <Skeleton className="w-3/4" />}
          </p>
        </Panel>
      </div>
    </>
  );
}
