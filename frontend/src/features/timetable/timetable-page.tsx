import { timetableOn } from '@rules/timetable/domain/timetable';
import { lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentSchool } from '../../school/current-school';
import { currentSession } from '../../session/session-store';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { malaysianDate } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { DayList } from './day-list';
import { clashesIn, type Known, lessonsOf } from './known';
import { type Drag, lifting } from './lifting';
import { parameters } from './timetable-address';
import { useKeepsTimetables } from './use-keeps-timetables';
import { dayOf, nameOfWhose, ViewChoice, viewOf, whoseWeek } from './view-choice';
import { WeekColumns } from './week-columns';

import { countWords, versionWords, weekdaysOf } from './week-words';

const LessonPanel = lazy(async () => ({ default: (await import('./lesson-panel')).LessonPanel }));
const NewLessonPanel = lazy(async () => ({ default: (await import('./lesson-panel')).NewLessonPanel }));
const MovingWeek = lazy(async () => ({ default: (await import('./moving/moving-week')).MovingWeek }));
const SchoolView = lazy(async () => ({ default: (await import('./whole-school/school-view')).SchoolView }));
const VersionsPanel = lazy(async () => ({ default: (await import('./versions-panel')).VersionsPanel }));
const SuggestionPage = lazy(async () => ({
  default: (await import('./suggestion/suggestion-page')).SuggestionPage,
}));
const LeavingPage = lazy(async () => ({ default: (await import('./leaving/leaving-page')).LeavingPage }));
const TakeAway = lazy(async () => ({ default: (await import('./take-away')).TakeAway }));
const PersonalNote = lazy(async () => ({
  default: (await import('./personal/personal-note')).PersonalNote,
}));
const ClashList = lazy(async () => ({ default: (await import('./clash-list')).ClashList }));

/** A week of one teacher, one class or one room; what is chosen in it beside it. */
export function TimetablePage(known: Known) {
  const [search, setSearch] = useSearchParams();
  const { keeps, mayChange } = useKeepsTimetables();
  const { membership } = useCurrentSchool();
  const { timetable, timetables, calendar } = known;
  const today = malaysianDate(new Date());
  const holds = timetableOn(timetables, today)?.id === timetable.id;
  const isBegun = timetable.startsOn !== null && timetable.startsOn <= today;
  const mayEdit = mayChange && !isBegun;
  const view = viewOf(search);
  const whose = whoseWeek(known, search);
  const lessons = whose ? lessonsOf(known, whose) : [];
  const clashes = keeps ? clashesIn(known) : [];
  const lesson = known.lessons.find(({ id }) => id === search.get(parameters.lesson));
  const added = search.get(parameters.add);
  const moved = mayEdit ? known.lessons.find(({ id }) => id === search.get(parameters.move)) : undefined;
  const drag: Drag = useRef(null);
  const isManaged = keeps && search.has(parameters.versions);

  const go = (part: Readonly<Record<string, string | null>>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part))
          if (value === null) after.delete(name);
          else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const mayPropose = mayEdit && timetable.startsOn === null;
  const closed = {
    [parameters.lesson]: null,
    [parameters.add]: null,
    [parameters.move]: null,
    [parameters.versions]: null,
  };
  const open = (id: string) => go({ ...closed, [parameters.lesson]: id });
  const lift = (id: string) => go({ ...closed, [parameters.move]: id });

  const shown = {
    known,
    weekdays: weekdaysOf(known, lessons),
    clashing: new Set(clashes.flatMap(({ lessonIds }) => lessonIds)),
    chosenId: lesson?.id ?? null,
    today: holds ? new Date(`${today}T00:00:00Z`).getUTCDay() : null,
    onOpen: open,
  };
  const week = whose && {
    ...shown,
    whose,
    lessons,
    ...(mayEdit && {
      onAdd: (weekday: number, row: { from: string; to: string }) =>
        go({ ...closed, [parameters.add]: `${weekday} ${row.from} ${row.to}` }),
    }),
  };
  if (mayPropose && search.has(parameters.suggestion))
    return (
      <Suspense>
        <SuggestionPage known={known} onClose={() => go({ [parameters.suggestion]: null })} />
      </Suspense>
    );
  if (mayChange && whose?.kind === 'teacher' && search.has(parameters.leaving))
    return (
      <Suspense>
        <LeavingPage
          key={whose.id}
          known={known}
          leaverId={whose.id}
          onMade={(id) => go({ [parameters.leaving]: null, [parameters.version]: id })}
          onClose={() => go({ [parameters.leaving]: null })}
        />
      </Suspense>
    );
  const choice = (
    <ViewChoice
      known={known}
      chosenId={whose?.id ?? search.get(parameters.whose) ?? ''}
      view={view}
      weekdays={shown.weekdays}
      day={dayOf(search)}
      onGo={(part) => go({ ...closed, ...part })}
    />
  );
  return (
    <div className={view === 'school' ? 'print-poster' : 'print-wide'}>
      <PageHeader
        title="Jadual mengajar"
        filters={view === 'school' && choice}
        state={`${whose ? `${countWords(known, whose)} · ` : ''}${versionWords(known, today)}`}
        action={
          <>
            <Button
              variant="secondary"
              icon="print"
              className="max-sm:hidden print:hidden"
              onClick={() => window.print()}
            >
              Cetak
            </Button>
            {mayPropose && (
              <Button
                variant="secondary"
                className="print:hidden"
                onClick={() => go({ ...closed, [parameters.suggestion]: '1' })}
              >
                Cadangkan
              </Button>
            )}
            {keeps && (
              <Button
                icon="history"
                className="print:hidden"
                onClick={() => go({ ...closed, [parameters.versions]: '1' })}
              >
                Versi jadual
              </Button>
            )}
          </>
        }
      />
      {view !== 'school' && choice}
      {whose && whose.id === currentSession()?.user.id && membership.roles.length > 0 && (
        <Suspense>
          <PersonalNote yearId={known.year.id} hasLessons={lessons.length > 0} />
        </Suspense>
      )}
      {clashes.length > 0 && (
        <Suspense>
          <ClashList known={known} clashes={clashes} onOpen={open} />
        </Suspense>
      )}
      {isBegun && mayChange && !isManaged && view !== 'school' && (
        <div className="pb-4 print:hidden">
          <Banner tone="info">
            Jadual yang sudah berkuat kuasa tidak diubah. Buat draf daripadanya melalui Versi jadual.
          </Banner>
        </div>
      )}
      <div className="flex items-start gap-6" {...(mayEdit && lifting(drag, lift))}>
        <div className="min-w-0 flex-1">
          <Suspense>
            {week && moved && (
              <MovingWeek
                key={`${moved.id} ${moved.version}`}
                week={week}
                lesson={moved}
                drag={drag}
                onEnd={() => go(closed)}
              />
            )}
            {view === 'school' && (
              <SchoolView
                {...shown}
                day={dayOf(search)}
                teacherId={search.get(parameters.whose)}
                mayMove={mayEdit}
                moved={moved}
                drag={drag}
                onShowClass={(id) => go({ ...closed, [parameters.view]: 'kelas', [parameters.whose]: id })}
                onEnd={() => go(closed)}
              />
            )}
          </Suspense>
          {week && !moved && (
            <>
              <WeekColumns {...week} />
              <DayList key={`${week.whose.kind}${week.whose.id}`} {...week} />
            </>
          )}
          {!week && view !== 'school' && (
            <EmptyState icon="calendar" title="Belum ada yang dipilih">
              {view === 'room' ? 'Sekolah ini belum menamakan bilik.' : 'Sila pilih di atas.'}
            </EmptyState>
          )}
        </div>
        <Suspense>
          {lesson && (
            <LessonPanel
              key={lesson.id}
              known={known}
              lesson={lesson}
              clashes={clashes.filter(({ lessonIds }) => lessonIds.includes(lesson.id))}
              mayEdit={mayEdit}
              onLift={() => lift(lesson.id)}
              onClose={() => go(closed)}
            />
          )}
          {!lesson && added && whose && mayEdit && (
            <NewLessonPanel key={added} known={known} whose={whose} at={added} onClose={() => go(closed)} />
          )}
          {!lesson && !added && isManaged && (
            <VersionsPanel
              known={known}
              clashes={clashes}
              mayChange={mayChange}
              onShow={(id) => go({ ...closed, [parameters.version]: id })}
              onClose={() => go(closed)}
            />
          )}
        </Suspense>
      </div>
      <Suspense>
        <TakeAway
          {...{ timetable, whose }}
          name={whose ? nameOfWhose(known, whose) : ''}
          {...(mayChange &&
            whose?.kind === 'teacher' &&
            lessons.length > 0 && { onReplace: () => go({ ...closed, [parameters.leaving]: '1' }) })}
        />
      </Suspense>
      {calendar.cycle.weeks === 2 && (
        <p className="pt-3 text-muted text-sm">
          A dan B ialah minggu pertama dan kedua dalam giliran jadual.
        </p>
      )}
    </div>
  );
}
