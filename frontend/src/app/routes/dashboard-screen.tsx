import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { subscriptionSentence } from '../../features/subscription/model';
import { useSubscription } from '../../features/subscription/use-subscription';
import { ButtonLink } from '../../ui/button-link';
import { partOfDayAt } from '../../ui/format';
import { Icon } from '../../ui/icon';
import { PageHeader } from '../../ui/page-header';
import { Skeleton } from '../../ui/skeleton';
import { appConfig } from '../config';
import { schoolCodeOfHost, useCurrentSchool } from '../current-school';
import { paths } from '../paths';
import { useWriter } from '../use-writer';
import { RecentPlans } from './recent-plans';

type PanelProps = { title: string; link: { to: string; label: string }; children: ReactNode };

function Panel({ title, link, children }: PanelProps) {
  return (
    <section className="rounded-lg border border-line bg-raised">
      <header className="flex min-h-12 items-center justify-between gap-4 border-line border-b px-4">
        <h2 className="font-semibold">{title}</h2>
        <Link
          to={link.to}
          className="inline-flex min-h-11 items-center gap-1 font-medium text-accent text-sm hover:text-accent-hover"
        >
          {link.label}
          <Icon name="next" size={16} />
        </Link>
      </header>
      {children}
    </section>
  );
}

export function DashboardScreen() {
  const schoolCode = schoolCodeOfHost();
  const { membership, school } = useCurrentSchool();
  const status = useSubscription(schoolCode, appConfig().mode);
  const { refusals } = useWriter();
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
        <Panel title="Rancangan terkini" link={{ to: paths.lessonPlans, label: 'Semua rancangan' }}>
          <RecentPlans mayWrite={!refusals.create} />
        </Panel>
        <Panel title="Langganan" link={{ to: paths.billing(schoolCode), label: 'Butiran' }}>
          <p className="text-pretty px-4 py-4">
            {status ? subscriptionSentence(status) : <Skeleton className="w-3/4" />}
          </p>
        </Panel>
      </div>
    </>
  );
}
