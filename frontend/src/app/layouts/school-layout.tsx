import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from '../../api/query-client';
import { SubscriptionBanner } from '../../features/subscription/subscription-banner';
import { useSubscription } from '../../features/subscription/use-subscription';
import { formatDate } from '../../ui/format';
import { Logo } from '../../ui/logo';
import { appConfig } from '../config';
import { schoolCodeOfHost, useCurrentSchool } from '../current-school';
import { fetchSchoolScreens } from '../school-screens';
import { useSubscriptionWatch } from '../use-subscription-watch';
import { BottomBar } from './bottom-bar';
import { SideRail } from './side-rail';
import { mainId, SkipLink } from './skip-link';

export function SchoolLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame />
    </QueryClientProvider>
  );
}

function Frame() {
  const schoolCode = schoolCodeOfHost();
  const { school, membership } = useCurrentSchool();
  useSubscriptionWatch({ schoolCode, leadsBack: false });
  useEffect(fetchSchoolScreens, []);
  const person = { name: membership.displayName, role: membership.role };
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <SkipLink />
      <SideRail schoolCode={schoolCode} schoolName={school.name} {...person} />
      <div className="flex min-w-0 flex-col">
        <header className="flex min-h-14 items-center justify-between gap-4 border-line border-b px-4 lg:hidden print:hidden">
          <Logo />
          <span className="min-w-0 truncate text-muted text-sm">{school.name}</span>
        </header>
        <Strip />
        <main
          id={mainId}
          tabIndex={-1}
          className="w-full max-w-6xl px-4 pt-6 pb-28 outline-none lg:px-10 lg:pb-12"
        >
          <Outlet />
        </main>
      </div>
      <BottomBar schoolCode={schoolCode} {...person} />
    </div>
  );
}

/** Over the content. On wide screens it has the height of two lines, so that a banner which comes late moves nothing. */
function Strip() {
  const schoolCode = schoolCodeOfHost();
  const { membership } = useCurrentSchool();
  const status = useSubscription(schoolCode, appConfig().mode);
  return (
    <section
      aria-label="Makluman"
      className="grid border-line lg:min-h-14 lg:border-b *:[grid-area:1/1] print:hidden"
    >
      <p className="self-center px-10 text-muted text-sm max-lg:hidden">{formatDate(new Date())}</p>
      {status && <SubscriptionBanner status={status} role={membership.role} schoolCode={schoolCode} />}
    </section>
  );
}
