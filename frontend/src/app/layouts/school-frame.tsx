import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from '../../api/query-client';
import { weekLabel } from '../../features/calendar/week-label';
import { SubscriptionBanner } from '../../features/subscription/subscription-banner';
import { useSubscription } from '../../features/subscription/use-subscription';
import { formatDate, malaysianDate } from '../../ui/format';
import { Logo } from '../../ui/logo';
import { appConfig } from '../config';
import { schoolCodeOfHost, useCurrentSchool } from '../current-school';
import { fetchSchoolScreens } from '../school-screens';
import { useSubscriptionWatch } from '../use-subscription-watch';
import { BottomBar } from './bottom-bar';
import { InboxLink } from './inbox-link';
import { PrintHeader } from './print-header';
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
    <div data-layout="school" className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <SkipLink />
      <SideRail schoolCode={schoolCode} schoolName={school.name} {...person} />
      <div className="flex min-w-0 flex-col">
        <header className="flex min-h-14 items-center justify-between gap-2 border-line border-b pr-2 pl-4 lg:hidden print:hidden">
          <Logo />
          <span className="min-w-0 flex-1 text-right text-muted text-xs">
            <span className="block truncate">{school.name}</span>
            <WeekLabel />
          </span>
          <InboxLink />
        </header>
        <Strip />
        <PrintHeader schoolCode={schoolCode} schoolName={school.name} />
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

/** Where the school year stands today. */
function WeekLabel() {
  const { school } = useCurrentSchool();
  const today = malaysianDate(new Date());
  return <time dateTime={today}>{weekLabel(today, school.state) ?? formatDate(today)}</time>;
}

/** Over the content: the week, and what there is to say of the subscription. On wide screens it has the height of two
 * lines, so that a banner which comes late moves nothing; the week makes room for it where there is little. */
function Strip() {
  const schoolCode = schoolCodeOfHost();
  const { membership } = useCurrentSchool();
  const status = useSubscription(schoolCode, appConfig().mode);
  return (
    <section
      aria-label="Makluman"
      className="group border-line lg:flex lg:min-h-14 lg:items-stretch lg:border-b print:hidden"
    >
      <p className="shrink-0 self-center pr-6 pl-10 text-muted text-sm max-lg:hidden max-xl:group-has-[[role]]:hidden">
        <WeekLabel />
      </p>
      <div className="grid flex-1">
        {status && <SubscriptionBanner status={status} role={membership.role} schoolCode={schoolCode} />}
      </div>
    </section>
  );
}
