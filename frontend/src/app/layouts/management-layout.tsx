import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useParams } from 'react-router';
import { queryClient } from '../../api/query-client';
import { currentHost } from '../school';
import { useSubscriptionWatch } from '../use-subscription-watch';
import { mainId, SkipLink } from './skip-link';
import { TopBar } from './top-bar';

/** The area of those who administer a school; also where a locked school is sent, on its own host. */
export function ManagementLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame />
    </QueryClientProvider>
  );
}

function Frame() {
  const host = currentHost();
  const { schoolCode = host.kind === 'school' ? host.schoolCode : '' } = useParams();
  const isOnSchoolHost = host.kind === 'school';
  return (
    <div data-layout="school-management" className="min-h-dvh">
      <SkipLink />
      {schoolCode && <Watch schoolCode={schoolCode} leadsBack={isOnSchoolHost} />}
      <TopBar schoolCode={schoolCode || undefined} />
      <main id={mainId} tabIndex={-1} className="mx-auto max-w-6xl px-4 pt-8 pb-16 outline-none lg:px-8">
        <Outlet />
      </main>
    </div>
  );
}

/** Where the page is about one school. */
function Watch(watching: { schoolCode: string; leadsBack: boolean }) {
  useSubscriptionWatch(watching);
  return null;
}
