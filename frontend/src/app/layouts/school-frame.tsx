import { Suspense } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import type { SchoolRole } from '../../api/role-names';
import { schoolCodeOfHost } from '../../school/current-school';
import type { CurrentSchool } from '../../school/school-context';
import { useSubscription } from '../../school/subscription/use-subscription';
import { appConfig } from '../../site/config';
import { CalendarDaysContext, PlainDays } from '../../ui/calendar-days';
import { formatDate, malaysianDate } from '../../ui/format';
import { Logo } from '../../ui/logo';
import { useHasRail } from '../../ui/use-is-wide';
import { behind } from '../fetch-later';
import { BottomBar } from './bottom-bar';
import type { FrameData } from './frame-loader';
import { InboxLink } from './inbox-link';
import type { SessionChoiceProps } from './session-choice';
import { SideRail } from './side-rail';
import { mainId, SkipLink } from './skip-link';
import { useRail } from './use-rail';

const BehindTheFrame = behind(
  (later) => later.BehindTheFrame,
  () => null,
);
const SessionChoice = behind(
  (later) => later.SessionChoice,
  ({ children }) => children,
);
/** What knows the calendar of the school comes behind the frame. */
const WeekOfSchool = behind(
  (later) => later.WeekOfSchool,
  ({ today }) => formatDate(today),
);
const DaysOfSchool = behind((later) => later.DaysOfSchool, PlainDays);

/** The rail or the bar, the school, and the person: around every page that somebody of the school opens. */
export function SchoolFrame({ school, membership }: CurrentSchool) {
  const schoolCode = schoolCodeOfHost();
  const person = { name: membership.displayName, membership };
  const rail = useRail();
  const hasRail = useHasRail();
  return (
    <div
      data-dense={rail.isDense || undefined}
      data-folded={rail.isFolded || undefined}
      className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:data-folded:grid-cols-[3.75rem_minmax(0,1fr)]"
    >
      <SkipLink />
      {hasRail && (
        <SideRail
          schoolCode={schoolCode}
          schoolName={school.name}
          rail={rail}
          session={<ChoiceOfSession place="rail" />}
          {...person}
        />
      )}
      <div className="flex min-w-0 flex-col">
        <header className="flex min-h-14 items-center justify-between gap-2 border-line border-b pr-2 pl-4 own-head:hidden lg:hidden print:hidden">
          <Logo />
          <span className="min-w-0 flex-1 text-right text-muted text-xs">
            <ChoiceOfSession place="head">
              <span className="block truncate">{school.name}</span>
              <WeekLabel />
            </ChoiceOfSession>
          </span>
          <InboxLink />
        </header>
        <Strip role={membership.role} />
        <Suspense>
          <BehindTheFrame schoolCode={schoolCode} schoolName={school.name} />
        </Suspense>
        <main
          id={mainId}
          tabIndex={-1}
          className="w-full max-w-6xl px-4 pt-6 pb-[calc(7rem+var(--thumb-bar,0px))] outline-none own-head:pt-0 lg:px-10 lg:pb-32 dense:max-w-none dense:px-4 dense:pt-0 dense:pb-0"
        >
          <CalendarDaysContext value={DaysOfSchool}>
            <Outlet />
          </CalendarDaysContext>
        </main>
      </div>
      <BottomBar schoolCode={schoolCode} {...person} />
    </div>
  );
}

function ChoiceOfSession(props: SessionChoiceProps) {
  return (
    <Suspense fallback={props.children}>
      <SessionChoice {...props} />
    </Suspense>
  );
}

/** Where the school year stands today. */
function WeekLabel() {
  const today = malaysianDate(new Date());
  return (
    <time dateTime={today}>
      <Suspense fallback={'\u00a0'}>
        <WeekOfSchool today={today} />
      </Suspense>
    </time>
  );
}

/** Over the content: the week, and what there is to say of the subscription. On wide screens it has the height of two
 * lines, so that a banner which comes late moves nothing; the week makes room for it where there is little. */
function Strip({ role }: { role: SchoolRole }) {
  const schoolCode = schoolCodeOfHost();
  const { SubscriptionBanner } = useLoaderData<FrameData>();
  const status = useSubscription(schoolCode, appConfig().mode);
  return (
    <section
      aria-label="Makluman"
      className="group border-line lg:flex lg:min-h-14 lg:items-stretch lg:border-b dense:not-has-[[role]]:hidden print:hidden"
    >
      <p className="shrink-0 self-center pr-6 pl-10 text-muted text-sm max-lg:hidden max-xl:group-has-[[role]]:hidden">
        <WeekLabel />
      </p>
      <div className="grid flex-1">
        {status && SubscriptionBanner && (
          <SubscriptionBanner status={status} role={role} schoolCode={schoolCode} />
        )}
      </div>
    </section>
  );
}
