import { addMonths } from '@rules/calendar/month';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TableDownload } from '../../queries/table-download';
import { useChange } from '../../queries/use-change';
import { useCurrentSchool } from '../../school/current-school';
import { administers } from '../../school/roles';
import { useWriter } from '../../school/use-writer';
import { Button, IconButton } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { formatMonth, malaysianDate } from '../../ui/format';
import { PageHeader } from '../../ui/page-header';
import { Segments } from '../../ui/segments';
import { SkeletonRows } from '../../ui/skeleton';
import { useIsWide } from '../../ui/use-is-wide';
import { SubscribeButton } from '../calendar-feeds';
import { type CalendarEvent, changeEvent, type EventUnit, fetchEventTable } from './calls';
import { parameters } from './event-address';
import { EventList } from './event-list';
import { EventMonth, movedBy } from './event-month';
import { countWords, isHeldWithin, units } from './event-words';
import { EventsPaper, type PaperSpan } from './events-paper';
import type { Known } from './known';
import { PaperMenu } from './paper-menu';
import { UnitFilter } from './unit-filter';

/** The month comes first; what opens beside it, with its form, when it is asked for. */
const DayPanel = lazy(async () => ({ default: (await import('./event-panel')).DayPanel }));
const EventYear = lazy(async () => ({ default: (await import('./event-year')).EventYear }));
const EventPanel = lazy(async () => ({ default: (await import('./event-panel')).EventPanel }));

const views = [
  ['tahun', 'Tahun'],
  ['bulan', 'Bulan'],
  ['senarai', 'Senarai'],
] as const;

type EventsPageProps = Known & { isReadOnly: boolean };

/** What the school holds, by month as a grid or a list, or the whole session; one day or one event beside it. */
export function EventsPage({ isReadOnly, ...known }: EventsPageProps) {
  const [search, setSearch] = useSearchParams();
  const [paper, setPaper] = useState<PaperSpan>('month');
  const { membership } = useCurrentSchool();
  const { refusals } = useWriter();
  const isWide = useIsWide();
  const today = malaysianDate(new Date());
  const { year, events } = known;
  const keeps = administers(membership) || membership.duties.includes('calendar');
  const mayChange = keeps && !isReadOnly && !refusals.create;

  const month = search.get(parameters.month) ?? monthOf(today, year);
  const chosenUnits = search.getAll(parameters.unit);
  const shown = events.filter(({ unit }) => chosenUnits.length === 0 || chosenUnits.includes(unit));
  const first = `${month}-01`;
  const last = `${month}-31`;
  const view =
    views.find(([name]) => name === search.get(parameters.view))?.[0] ?? (isWide ? 'bulan' : 'senarai');
  const [told, counted] =
    view === 'tahun'
      ? [`Sesi ${year.name}`, shown]
      : [formatMonth(first), shown.filter((event) => isHeldWithin(event, first, last))];
  const event = events.find(({ id }) => id === search.get(parameters.event));
  const day = event ? null : search.get(parameters.day);

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
  const goToMonth = (to: string) => go({ [parameters.month]: to });
  const openDay = (to: string | null) => go({ [parameters.day]: to, [parameters.event]: null });
  const openEvent = (id: string | null) => go({ [parameters.event]: id, [parameters.day]: null });
  const toggleUnit = (unit: EventUnit) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        const kept = chosenUnits.filter((each) => each !== unit);
        after.delete(parameters.unit);
        for (const each of chosenUnits.includes(unit) ? kept : [...kept, unit])
          after.append(parameters.unit, each);
        return after;
      },
      { replace: true },
    );

  const moving = useChange(({ moved }: { moved: CalendarEvent; from: CalendarEvent }) => changeEvent(moved), {
    done: (_kept, { moved }) =>
      moved.repeats === null ? `${moved.title} dipindahkan.` : `Semua ulangan ${moved.title} dipindahkan.`,
    changes: ['calendar-events'],
    undo: ({ version }, { from }) => changeEvent({ ...from, version }),
  });
  const move = (from: CalendarEvent, days: number) => moving.make({ moved: movedBy(from, days), from });

  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title="Takwim tahunan"
          state={`${told} · ${countWords(counted)}`}
          action={
            <>
              <PaperMenu onChoose={setPaper} />
              {mayChange && (
                <Button
                  icon="add"
                  aria-keyshortcuts="N"
                  onClick={() => openDay(today.startsWith(month) ? today : first)}
                >
                  Tambah aktiviti
                </Button>
              )}
            </>
          }
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-4">
          <div className={classNames('flex items-center gap-1', view === 'tahun' && 'hidden')}>
            <IconButton
              icon="previous"
              label="Bulan sebelumnya"
              onClick={() => goToMonth(addMonths(month, -1))}
            />
            <p aria-live="polite" className="min-w-36 text-center font-semibold">
              {formatMonth(first)}
            </p>
            <IconButton icon="next" label="Bulan berikutnya" onClick={() => goToMonth(addMonths(month, 1))} />
            {!today.startsWith(month) && (
              <Button variant="quiet" size="small" onClick={() => goToMonth(monthOf(today, year))}>
                Hari ini
              </Button>
            )}
          </div>
          <Segments
            label="Papar"
            options={views}
            value={view}
            onChange={(to) => go({ [parameters.view]: to })}
          />
          <SubscribeButton />
          <UnitFilter chosen={chosenUnits} onToggle={toggleUnit} />
        </div>
        <div className="flex items-start gap-6">
          <div className="min-w-0 flex-1">
            {view === 'tahun' && (
              <Suspense fallback={<SkeletonRows label="Memuatkan tahun…" />}>
                <EventYear
                  months={monthsOf(year)}
                  events={shown}
                  today={today}
                  onMonth={(to) => go({ [parameters.month]: to, [parameters.view]: 'bulan' })}
                  onOpen={openEvent}
                />
              </Suspense>
            )}
            {view === 'senarai' && (
              <EventList known={known} from={first} to={last} events={shown} onOpen={openEvent} />
            )}
            {view === 'bulan' && (
              <div className="overflow-x-auto">
                <div className="min-w-140">
                  <EventMonth
                    known={known}
                    events={shown}
                    month={month}
                    onMonth={goToMonth}
                    today={today}
                    chosenDay={day}
                    chosenId={event?.id ?? null}
                    onDay={openDay}
                    onOpen={openEvent}
                    onMove={mayChange ? move : undefined}
                  />
                </div>
                {mayChange && (
                  <p className="pt-2 text-muted text-xs pointer-coarse:hidden">
                    Anak panah: hari · Enter: buka atau tambah · T: hari ini · Alt dan anak panah pada
                    aktiviti: pindah
                  </p>
                )}
              </div>
            )}
          </div>
          <Suspense>
            {event && (
              <EventPanel
                key={event.id}
                known={known}
                event={event}
                mayChange={mayChange}
                onClose={() => openEvent(null)}
              />
            )}
            {day && (
              <DayPanel
                key={day}
                known={known}
                day={day}
                unit={ofUnit(chosenUnits)}
                mayChange={mayChange}
                onOpen={openEvent}
                onClose={() => openDay(null)}
              />
            )}
          </Suspense>
        </div>
        <div className="pt-4">
          <TableDownload name={`takwim-${year.name}`} fetch={(format) => fetchEventTable(year.id, format)} />
        </div>
      </div>
      <EventsPaper known={known} events={shown} month={month} span={paper} units={chosenUnits} />
    </>
  );
}

/** The month of today, or the end of the session that is nearer. */
function monthOf(today: string, { firstDay, lastDay }: Known['year']): string {
  const day = today < firstDay ? firstDay : today > lastDay ? lastDay : today;
  return day.slice(0, 7);
}

/** From the first day of the session to its last. */
function monthsOf({ firstDay, lastDay }: Known['year']): string[] {
  const months: string[] = [];
  for (let month = firstDay.slice(0, 7); month <= lastDay.slice(0, 7); month = addMonths(month, 1))
    months.push(month);
  return months;
}

/** Something new is of the unit that is looked at. */
function ofUnit(chosen: readonly string[]): EventUnit {
  return units.find((unit) => chosen.includes(unit)) ?? 'administration';
}
