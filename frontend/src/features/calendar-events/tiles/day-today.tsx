import type { SchoolCalendar } from '@rules/calendar/domain/school-calendar';
import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../queries/query-states';
import { academicYearsQuery, useAcademicYear } from '../../../school/academic-year';
import { sessionCalendarQuery } from '../../../school/calendar/session-calendar';
import { PanelLink } from '../../../school/panel-link';
import { useLockedReason } from '../../../school/use-locked-reason';
import { paths } from '../../../site/paths';
import { malaysianDate } from '../../../ui/format';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { aheadWords, dayWords } from './day-words';

/** What today is at the school, and how long it is until the next holiday. */
export function DayToday() {
  const { current } = useAcademicYear();
  const years = useQuery(academicYearsQuery());
  const isShut = useLockedReason(paths.schoolEvents) !== undefined;
  if (isShut) return null;
  return (
    <Panel title="Hari ini" action={<PanelLink to={paths.schoolEvents}>Takwim</PanelLink>}>
      {/* As high as most days need, so that nothing below moves when it is known. */}
      <div className="min-h-28 px-4 py-3">
        {current ? (
          <DayOfSession yearId={current.id} />
        ) : (
          <QueryStates query={years} what="Sesi" skeleton={<Skeleton className="w-3/4" />}>
            {() => 'Tiada sesi persekolahan hari ini.'}
          </QueryStates>
        )}
      </div>
    </Panel>
  );
}

function DayOfSession({ yearId }: { yearId: string }) {
  return (
    <QueryStates
      query={useQuery(sessionCalendarQuery(yearId))}
      what="Kalendar"
      skeleton={<Skeleton className="w-3/4" />}
    >
      {({ calendar }) => <DaySentences calendar={calendar} day={malaysianDate(new Date())} />}
    </QueryStates>
  );
}

function DaySentences({ calendar, day }: { calendar: SchoolCalendar; day: string }) {
  return (
    <>
      <p className="text-pretty">{dayWords(calendar, day)}</p>
      <p className="text-pretty pt-1 text-muted text-sm">{aheadWords(calendar, day)}</p>
    </>
  );
}
