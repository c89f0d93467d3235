import { QueryClientProvider } from '@tanstack/react-query';
import { Link, Outlet, useParams } from 'react-router';
import { queryClient } from '../../api/query-client';
import { Icon } from '../../ui/icon';
import { Logo } from '../../ui/logo';
import { appConfig } from '../config';
import { paths } from '../paths';
import { currentHost } from '../school';
import { schoolAddress } from '../school-address';
import { useSession } from '../session/use-session';
import { useSubscriptionWatch } from '../use-subscription-watch';
import { AccountButton } from './account-button';
import { mainId, SkipLink } from './skip-link';

/** The area of those who administer a school; also where a locked school is sent, on its own host. */
export function ManagementLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame />
    </QueryClientProvider>
  );
}

const toDashboard =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap text-muted text-sm hover:text-text';

function Frame() {
  const { schoolCode = '' } = useParams();
  const isOnSchoolHost = currentHost().kind === 'school';
  const name = useSession()?.user.email ?? '';
  useSubscriptionWatch({ schoolCode, leadsBack: isOnSchoolHost });
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <header className="border-line border-b bg-raised print:hidden">
        <div className="mx-auto flex min-h-14 max-w-5xl items-center gap-4 px-4 lg:px-8">
          <Logo />
          <span className="flex-1" />
          {!isOnSchoolHost && schoolCode && (
            <a href={schoolAddress(appConfig(), schoolCode, paths.handOver)} className={toDashboard}>
              <Icon name="school" size={16} />
              Buka sekolah
            </a>
          )}
          {isOnSchoolHost && (
            <Link to={paths.dashboard} className={toDashboard}>
              <Icon name="back" size={16} />
              Papan pemuka
            </Link>
          )}
          <div className="min-w-0 max-w-56">
            <AccountButton name={name} isInTopBar />
          </div>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="mx-auto max-w-5xl px-4 pt-8 pb-16 outline-none lg:px-8">
        <Outlet />
      </main>
    </div>
  );
}
