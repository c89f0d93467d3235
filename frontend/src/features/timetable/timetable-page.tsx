import { timetableOn } from '@rules/timetable/domain/timetable';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { currentSession } from '../../session/session-store';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ComboboxField } from '../../ui/combobox-field';
import { EmptyState } from '../../ui/empty-state';
import { formatDate, malaysianDate } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { tabClass, tabListClass } from '../../ui/tab-look';
import { DayList } from './day-list';
import { bellRows, clashesIn, type Known, lessonsOf, type Whose } from './known';
import { parameters, views } from './timetable-address';
import { audienceOf, lessonLines } from './timetable-words';
import { useKeepsTimetables } from './use-keeps-timetables';
import { WeekColumns } from './week-columns';
import { periodsTaken } from './week-shape';

const LessonPanel = lazy(async () => ({ default: (await import('./lesson-panel')).LessonPanel }));
const NewLessonPanel = lazy(async () => ({ default: (await import('./lesson-panel')).NewLessonPanel }));
const VersionsPanel = lazy(async () => ({ default: (await import('./versions-panel')).VersionsPanel }));
const ClashList = lazy(async () => ({ default: (await import('./clash-list')).ClashList }));

/** A week of one teacher, one class or one room; what is chosen in it beside it. */
export function TimetablePage(known: Known) {
  const [search, setSearch] = useSearchParams();
  const { keeps, mayChange } = useKeepsTimetables();
  const { timetable, timetables, calendar } = known;
  const today = malaysianDate(new Date());
  const holds = timetableOn(timetables, today)?.id === timetable.id;
  const isBegun = timetable.startsOn !== null && timetable.startsOn <= today;
  const mayEdit = mayChange && !isBegun;
  const whose = whoseWeek(known, search);
  const lessons = whose ? lessonsOf(known, whose) : [];
  const clashes = keeps ? clashesIn(known) : [];
  const lesson = known.lessons.find(({ id }) => id === search.get(parameters.lesson));
  const added = search.get(parameters.add);
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
  const closed = { [parameters.lesson]: null, [parameters.add]: null, [parameters.versions]: null };
  const open = (id: string) => go({ ...closed, [parameters.lesson]: id });

  const week = whose && {
    known,
    whose,
    lessons,
    weekdays: weekdaysOf(known, lessons),
    clashing: new Set(clashes.flatMap(({ lessonIds }) => lessonIds)),
    edges: edgesOf(known, whose, lessons),
    chosenId: lesson?.id ?? null,
    today: holds ? new Date(`${today}T00:00:00Z`).getUTCDay() : null,
    onOpen: open,
    ...(mayEdit && {
      onAdd: (weekday: number, row: { from: string; to: string }) =>
        go({ ...closed, [parameters.add]: `${weekday} ${row.from} ${row.to}` }),
    }),
  };
  return (
    <div className="print-wide">
      <PageHeader
        title="Jadual mengajar"
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
      <ViewChoice
        known={known}
        whose={whose}
        view={viewOf(search)}
        onGo={(part) => go({ ...closed, ...part })}
      />
      {clashes.length > 0 && (
        <Suspense>
          <ClashList known={known} clashes={clashes} onOpen={open} />
        </Suspense>
      )}
      {isBegun && mayChange && !isManaged && (
        <div className="pb-4 print:hidden">
          <Banner tone="info">
            Jadual yang sudah berkuat kuasa tidak diubah. Buat draf daripadanya melalui Versi jadual.
          </Banner>
        </div>
      )}
      <div className="flex items-start gap-6">
        <div className="min-w-0 flex-1">
          {week ? (
            <>
              <WeekColumns {...week} />
              <DayList key={`${week.whose.kind}${week.whose.id}`} {...week} />
            </>
          ) : (
            <EmptyState icon="calendar" title="Belum ada yang dipilih">
              {viewOf(search) === 'room' ? 'Sekolah ini belum menamakan bilik.' : 'Sila pilih di atas.'}
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
      {calendar.cycle.weeks === 2 && (
        <p className="pt-3 text-muted text-sm">
          A dan B ialah minggu pertama dan kedua dalam giliran jadual.
        </p>
      )}
    </div>
  );
}

type Kind = Whose['kind'];

const viewOf = (search: URLSearchParams): Kind =>
  views.find(([, address]) => address === search.get(parameters.view))?.[0] ?? 'teacher';

type Choice = { value: string; label: string };

function choicesOf({ people, classes, rooms, lessons }: Known, view: Kind): Choice[] {
  if (view === 'class') return classes.map(({ id, name }) => ({ value: id, label: name }));
  if (view === 'room') return rooms.map(({ id, name }) => ({ value: id, label: name }));
  const busy = new Set(lessons.flatMap(({ teacherIds }) => teacherIds));
  return people
    .toSorted((one, other) => Number(busy.has(other.userId)) - Number(busy.has(one.userId)))
    .map(({ userId, displayName }) => ({ value: userId, label: displayName }));
}

/** Who is named; else oneself, and of classes and rooms the first. */
function whoseWeek(known: Known, search: URLSearchParams): Whose | undefined {
  const kind = viewOf(search);
  const choices = choicesOf(known, kind);
  const named = choices.find(({ value }) => value === search.get(parameters.whose));
  const own =
    kind === 'teacher' ? choices.find(({ value }) => value === currentSession()?.user.id) : undefined;
  const found = named ?? own ?? choices[0];
  return found && { kind, id: found.value };
}

function weekdaysOf(
  { calendar: { schoolWeekdays } }: Known,
  lessons: readonly { weekday: number }[],
): number[] {
  const others = lessons
    .map(({ weekday }) => weekday)
    .filter((day) => !schoolWeekdays.some((each) => each === day));
  return [...schoolWeekdays, ...new Set(others)];
}

const colours = ['border-chart-1', 'border-chart-2', 'border-chart-3', 'border-chart-4'];

function edgesOf(known: Known, whose: Whose, lessons: Known['lessons']): Map<string, string> {
  const names = [...new Set(lessons.map((lesson) => lessonLines(known, whose, lesson)[0]))];
  return new Map(names.map((name, at) => [name, colours[at % colours.length] ?? '']));
}

function countWords(known: Known, whose: Whose): string {
  const lessons = lessonsOf(known, whose).filter(({ kind }) => kind === 'lesson');
  // Groups that are taught at one time are one period of the class.
  const taught = [
    ...new Map(lessons.map((each) => [`${each.weekday} ${each.from} ${each.cycleWeek}`, each])).values(),
  ];
  const periods = taught.map((lesson) => {
    const ofClass = known.classes.find(({ name }) => name === audienceOf(known, lesson));
    const bell = ofClass ? { kind: 'class' as const, id: ofClass.id } : whose;
    const taken = periodsTaken(lesson, bellRows(known, bell, lesson.weekday));
    return lesson.cycleWeek === null ? taken : taken / 2;
  });
  const sum = periods.reduce((all, each) => all + each, 0);
  return `${sum.toLocaleString('ms-MY')} waktu seminggu`;
}

function versionWords({ timetable: { name, startsOn, lastDay } }: Known, today: string): string {
  if (startsOn === null) return `Draf “${name}”, belum diterbitkan`;
  if (startsOn > today) return `${name}, bermula ${formatDate(startsOn)}`;
  return lastDay !== null && lastDay < today
    ? `${name}, tamat ${formatDate(lastDay)}`
    : `${name}, berkuat kuasa sejak ${formatDate(startsOn)}`;
}

type ViewChoiceProps = {
  known: Known;
  whose: Whose | undefined;
  view: Kind;
  onGo: (part: Record<string, string | null>) => void;
};

function ViewChoice({ known, whose, view, onGo }: ViewChoiceProps) {
  const choices = choicesOf(known, view);
  const label = views.find(([kind]) => kind === view)?.[2] ?? '';
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 pb-5 print:hidden">
      <fieldset className={tabListClass}>
        <legend className="sr-only">Jadual siapa</legend>
        {views.map(([kind, address, name]) => (
          <button
            key={kind}
            type="button"
            aria-current={kind === view ? 'page' : undefined}
            onClick={() =>
              onGo({ [parameters.view]: kind === 'teacher' ? null : address, [parameters.whose]: null })
            }
            className={tabClass}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {choices.length > 0 && (
        <div className="w-full sm:w-72">
          <ComboboxField
            label={label}
            options={choices}
            value={whose?.id ?? ''}
            onChange={(id) => onGo({ [parameters.whose]: id || null })}
          />
        </div>
      )}
    </div>
  );
}
