import { QueryClientProvider } from '@tanstack/react-query';
import { NavLink, Outlet } from 'react-router';
import { queryClient } from '../../api/query-client';
import { PageIcon } from '../../site/page-icon';
import { paths } from '../../site/paths';
import { classNames } from '../../ui/class-names';
import { Logo } from '../../ui/logo';
import { useCurrentInSight } from '../../ui/use-current-in-sight';
import { AccountButton } from './account-button';
import { operationsItems } from './operations-items';
import { mainId, SkipLink } from './skip-link';

/** They have no name of their own here; whose account it is stands in the panel that this opens. */
const staff = 'Kakitangan platform';

/** The area of the platform's staff, on the main domain. */
export function OperationsLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame />
    </QueryClientProvider>
  );
}

function Frame() {
  const sections = useCurrentInSight();
  return (
    <div data-layout="operations" className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <SkipLink />
      <header className="flex flex-col border-line border-b bg-surface lg:sticky lg:top-0 lg:h-dvh lg:gap-5 lg:border-r lg:border-b-0 lg:px-3 lg:py-4 print:hidden">
        <div className="flex min-h-14 items-center justify-between gap-4 px-4 lg:min-h-0 lg:px-2.5">
          <Logo />
          <div className="min-w-0 max-w-56 lg:hidden">
            <AccountButton name={staff} isInTopBar />
          </div>
        </div>
        <nav
          ref={sections}
          aria-label="Operasi"
          className="flex gap-1 overflow-x-auto px-2 pb-1 lg:flex-1 lg:flex-col lg:overflow-y-auto lg:px-0"
        >
          {operationsItems.map(({ label, to, icon }) => (
            <NavLink key={to} to={to} end={to === paths.operations} className={linkClass}>
              <PageIcon name={icon} />
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="max-lg:hidden">
          <AccountButton name={staff} />
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="w-full max-w-6xl px-4 pt-6 pb-16 outline-none lg:px-10">
        <Outlet />
      </main>
    </div>
  );
}

function linkClass({ isActive }: { isActive: boolean }): string {
  return classNames(
    'flex min-h-11 shrink-0 items-center gap-2.5 whitespace-nowrap rounded-md px-2.5 text-sm transition-colors lg:min-h-9',
    isActive ? 'bg-accent-soft font-medium text-on-accent-soft' : 'text-text hover:bg-sunken',
  );
}
