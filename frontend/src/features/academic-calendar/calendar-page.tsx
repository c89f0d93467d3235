import { countsOf } from '@rules/calendar/domain/calendar-counts';
import { schoolDaysOf } from '@rules/calendar/domain/held-days';
import { numberOfWeek, weekAt } from '@rules/calendar/domain/school-weeks';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button';
import { malaysianDate } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { Segments } from '../../ui/segments';
import { useIsWide } from '../../ui/use-is-wide';
import { SubscribeButton } from '../calendar-feeds';
import { CalendarFigures } from './calendar-figures';
import { CalendarList } from './calendar-list';
import { CalendarMonth } from './calendar-month';
import { Differences, UnconfirmedNote } from './calendar-notes';
import { DayPanel } from './day-panel';
import type { Known } from './known';
import { PartLinks } from './parts';
import { YearLegend, YearView } from './year-view';

/** Seldom there, and only for who keeps the calendar. */
const HolidaySuggestions = lazy(async () => ({
  default: (await import('./holiday-suggestions')).HolidaySuggestions,
}));

/** In the address: how it is shown, the month, and the day in the panel. */
const parameters = { view: 'papar', month: 'bulan', day: 'hari' };
const views = [
  ['tahun', 'Tahun'],
  ['bulan', 'Bulan'],
  ['senarai', 'Senarai'],
] as const;
type View = (typeof views)[number][0];

/** The days of a session by year, by month or by week; one of them beside it. */
export function CalendarPage({ mayChange, ...known }: Known & { mayChange: boolean }) {
  const [search, setSearch] = useSearchParams();
  const isWide = useIsWide();
  const today = malaysianDate(new Date());
  const { year, calendar } = known;
  const view: View =
    views.find(([name]) => name === search.get(parameters.view))?.[0] ?? (isWide ? 'tahun' : 'senarai');
  const near = today < year.firstDay ? year.firstDay : today > year.lastDay ? year.lastDay : today;
  const month = search.get(parameters.month) ?? near.slice(0, 7);
  const day = search.get(parameters.day);

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
  const choose = (to: string | null) => go({ [parameters.day]: to });
  const goToMonth = (to: string) => go({ [parameters.month]: to });
  const beside = (
    <>
      <SubscribeButton />
      <PartLinks mayChange={mayChange} />
    </>
  );

  return (
    // A year goes to paper across, as large as the paper is.
    <div className={view === 'tahun' ? 'print-wide print-drawing' : undefined}>
      <PageHeader
        title={`Kalendar akademik ${year.name}`}
        state={stateWords(known, today)}
        action={
          <>
            <Button variant="secondary" icon="print" onClick={() => window.print()}>
              Cetak
            </Button>
            {mayChange && (
              <Button icon="add" aria-keyshortcuts="N" onClick={() => choose(near)}>
                Tambah cuti
              </Button>
            )}
          </>
        }
      />
      <div className="flex flex-wrap items-center gap-4 pb-4 print:hidden">
        <Segments
          label="Papar"
          options={views}
          value={view}
          onChange={(to) => go({ [parameters.view]: to })}
        />
        {isWide && beside}
      </div>
      {!known.kept.isConfirmed && <UnconfirmedNote known={known} mayChange={mayChange} />}
      <Differences known={known} mayChange={mayChange} />
      {mayChange && known.kept.suggestions.length > 0 && (
        <div className="print:hidden">
          <Suspense>
            <HolidaySuggestions known={known} isOpen={isWide} />
          </Suspense>
        </div>
      )}
      <CalendarFigures calendar={calendar} />
      <div className="flex items-start gap-6 print:block">
        <div className="min-w-0 flex-1">
          <p className="hidden pb-2 text-sm print:block">{sumWords(known)}</p>
          {view === 'tahun' && (
            <>
              <YearView calendar={calendar} today={today} chosen={day} onChoose={choose} />
              <YearLegend />
            </>
          )}
          {view === 'bulan' && (
            <CalendarMonth
              calendar={calendar}
              month={month}
              onMonth={goToMonth}
              today={today}
              chosen={day}
              onChoose={choose}
            />
          )}
          {view === 'senarai' && <CalendarList calendar={calendar} today={today} onChoose={choose} />}
        </div>
        {day && (
          <DayPanel key={day} known={known} day={day} mayChange={mayChange} onClose={() => choose(null)} />
        )}
      </div>
      {!isWide && (
        // On a phone the days come first.
        <div className="flex flex-wrap gap-4 pt-6 print:hidden">{beside}</div>
      )}
    </div>
  );
}

/** "Kumpulan B · minggu 41 daripada 43 · 13 hari persekolahan lagi" */
function stateWords({ calendar }: Known, today: string): string {
  const week = weekAt(calendar, today);
  const number = week && numberOfWeek(calendar, week);
  const left = schoolDaysOf(calendar).filter((day) => day >= today).length;
  const { teachingWeeks } = countsOf(calendar);
  return [
    `Kumpulan ${calendar.group}`,
    number
      ? `minggu ${number}${calendar.numbering === 'teaching' ? ` daripada ${teachingWeeks}` : ''}`
      : undefined,
    left === 0 ? 'tiada lagi hari persekolahan' : `${left} hari persekolahan lagi`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** On paper, where nothing opens. */
function sumWords({ calendar }: Known): string {
  const { schoolDays, teachingWeeks, schoolEvents, overLeast } = countsOf(calendar);
  const over = overLeast < 0 ? `kurang ${-overLeast} hari daripada` : `${overLeast} hari melebihi`;
  return `${schoolDays} hari persekolahan (${over} minimum ${calendar.leastSchoolDays}) · ${teachingWeeks} minggu PdP · ${schoolEvents} daripada ${calendar.mostSchoolEvents} cuti peristiwa`;
}
