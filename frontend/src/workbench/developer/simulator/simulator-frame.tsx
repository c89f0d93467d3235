import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NavLink, useLocation, useSearchParams } from 'react-router';
import { QueryStates } from '../../../queries/query-states';
import { developerPaths } from '../../../site/developer-paths';
import { currentHost } from '../../../site/host';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { SelectField } from '../../../ui/select-field';
import { tabClass, tabListClass } from '../../../ui/tab-look';
import { schoolsQuery } from './calls';
import { ClockBar } from './clock-bar';

const tools = [
  { to: developerPaths.subscriptionSimulator, label: 'Simulator' },
  { to: developerPaths.gracePeriodTest, label: 'Tempoh ihsan' },
  { to: developerPaths.webhooksTest, label: 'Webhook' },
  { to: developerPaths.errorRecoveryTest, label: 'Pemulihan' },
  { to: developerPaths.reactivationTest, label: 'Pengaktifan semula' },
];

type SimulatorFrameProps = { title: string; state: string; children: (schoolCode: string) => ReactNode };

/** What the five tools share: which school, what time it is there, and the way to the others. */
export function SimulatorFrame({ title, state, children }: SimulatorFrameProps) {
  const schools = useQuery(schoolsQuery());
  const [search, setSearch] = useSearchParams();
  const host = currentHost();
  return (
    <>
      <PageHeader title={title} state={state} />
      <ToolLinks />
      <QueryStates query={schools} what="Sekolah">
        {(list) => {
          const wanted = search.get('sekolah') ?? (host.kind === 'school' ? host.schoolCode : undefined);
          const chosen = list.find(({ code }) => code === wanted) ?? list[0];
          if (!chosen)
            return (
              <EmptyState icon="school" title="Belum ada sekolah">
                Sila jalankan npm run seed.
              </EmptyState>
            );
          return (
            <>
              <div className="grid gap-4 pb-6 md:grid-cols-[20rem_minmax(0,1fr)] md:items-end">
                <SelectField
                  label="Sekolah"
                  options={list.map(({ code, name }) => ({
                    value: code,
                    label: `${code.toUpperCase()} · ${name}`,
                  }))}
                  value={chosen.code}
                  onChange={(event) => setSearch({ sekolah: event.target.value })}
                />
                <ClockBar />
              </div>
              {children(chosen.code)}
            </>
          );
        }}
      </QueryStates>
    </>
  );
}

/** They keep the school. */
function ToolLinks() {
  const { search } = useLocation();
  return (
    <nav aria-label="Alat langganan" className={`mb-6 ${tabListClass}`}>
      {tools.map(({ to, label }) => (
        <NavLink key={to} to={{ pathname: to, search }} className={tabClass}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
