import { addDays } from '@rules/calendar/day';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { QueryStates } from '../../../queries/query-states';
import { useAcademicYear } from '../../../school/academic-year';
import { useWriter } from '../../../school/use-writer';
import { currentSession } from '../../../session/session-store';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { formatDate, malaysianDate } from '../../../ui/format';
import { PageHeader } from '../../../ui/page-header';
import { SubscribeButton } from '../../calendar-feeds';
import { DayList } from '../day-list';
import type { Known } from '../known';
import { parameters } from '../timetable-address';
import { WeekColumns } from '../week-columns';
import { weekdaysOf } from '../week-words';
import { AdoptionBanner } from './adoption-banner';
import { type PersonalTimetable as Personal, personalQuery } from './calls';
import { knownOfPersonal } from './personal-known';

const PersonalPanel = lazy(async () => ({ default: (await import('./personal-panel')).PersonalPanel }));

type Around = Pick<Known, 'year' | 'calendar' | 'classes' | 'people'>;

/** A week of one's own, where the school's timetable says nothing. `hasSchools`: whether there is one to go back to. */
export function PersonalTimetable({ hasSchools, ...around }: Around & { hasSchools: boolean }) {
  const personal = useQuery(personalQuery(around.year.id));
  if (personal.data) return <PersonalWeek {...{ around, hasSchools }} personal={personal.data} />;
  return (
    <>
      <PageHeader title="Jadual mengajar" />
      <QueryStates query={personal} what="Jadual sendiri">
        {() => null}
      </QueryStates>
    </>
  );
}

type PersonalWeekProps = { around: Around; hasSchools: boolean; personal: Personal };

function PersonalWeek({ around, hasSchools, personal }: PersonalWeekProps) {
  const [search, setSearch] = useSearchParams();
  const { isReadOnly } = useAcademicYear();
  const { refusals } = useWriter();
  const mayEdit = !isReadOnly && !refusals.edit;
  const personId = currentSession()?.user.id ?? '';
  const known = knownOfPersonal(personal, around, personId);
  const whose = { kind: 'teacher', id: personId } as const;
  const weekdays = weekdaysOf(known, known.lessons);
  const edited = personal.lessons.find(({ id }) => id === search.get(parameters.lesson));
  const added = search.get(parameters.add);
  const go = (part: Readonly<Record<string, string>>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of [parameters.lesson, parameters.add]) after.delete(name);
        for (const [name, value] of Object.entries(part)) after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const week = {
    ...{ known, whose, weekdays, lessons: known.lessons },
    ...{ clashing: new Set<string>(), chosenId: edited?.id ?? null },
    today: new Date(`${malaysianDate(new Date())}T00:00:00Z`).getUTCDay(),
    onOpen: (id: string) => mayEdit && go({ [parameters.lesson]: id }),
    ...(mayEdit && {
      onAdd: (weekday: number, { from, to }: { from: string; to: string }) =>
        go({ [parameters.add]: `${weekday} ${from} ${to}` }),
    }),
  };
  const count = personal.lessons.length;
  return (
    <div className="print-wide">
      <PageHeader
        title="Jadual mengajar"
        state={`Jadual sendiri · ${count === 0 ? 'belum ada kelas' : `${count} kelas seminggu`}`}
        action={
          <>
            {hasSchools && (
              <ButtonLink variant="secondary" to="?" className="print:hidden">
                Jadual sekolah
              </ButtonLink>
            )}
            {mayEdit && (
              <Button
                icon="add"
                className="print:hidden"
                onClick={() => go({ [parameters.add]: String(weekdays[0] ?? 1) })}
              >
                Tambah kelas
              </Button>
            )}
          </>
        }
      />
      <div className="pb-4 print:hidden">
        <AdoptionBanner personal={personal} />
        <EndNote personal={personal} />
      </div>
      <div className="flex items-start gap-6">
        <div className="min-w-0 flex-1">
          <WeekColumns {...week} />
          <DayList {...week} />
        </div>
        <Suspense>
          {mayEdit && (edited || added !== null) && (
            <PersonalPanel
              key={edited ? `${edited.id} ${edited.version}` : added}
              {...{ known, personal, edited, at: added ?? '' }}
              onClose={() => go({})}
            />
          )}
        </Suspense>
      </div>
      <div className="pt-4 print:hidden">
        <SubscribeButton />
      </div>
    </div>
  );
}

/** What the week is for, and until when. */
function EndNote({ personal: { coveredFrom, adoption } }: { personal: Personal }) {
  if (adoption) return null;
  if (coveredFrom === null)
    return (
      <Banner tone="info">
        Jadual sekolah belum ada kelas anda. Kelas yang anda isi di sini digunakan oleh Minggu Saya sehingga
        jadual sekolah bermula. Hanya anda yang melihatnya.
      </Banner>
    );
  return (
    <Banner tone="info">
      Jadual sekolah ada kelas anda mulai {formatDate(coveredFrom)}. Jadual ini digunakan sehingga{' '}
      {formatDate(addDays(coveredFrom, -1))}.
    </Banner>
  );
}
