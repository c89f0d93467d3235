import type { EventClash } from '@rules/calendar/domain/calendar-event';
import { occurrencesOf } from '@rules/calendar/domain/event-times';
import { classNames } from '../../ui/class-names';
import { formatDayRange, formatList, formatShortDate, formatTimeRange } from '../../ui/format';
import type { SchoolClass } from '../classes';
import type { CalendarEvent, EventEffect, EventUnit } from './calls';
import { stoppedNames } from './stopped-classes';

export const unitNames: Record<EventUnit, string> = {
  administration: 'Pentadbiran',
  curriculum: 'Kurikulum',
  pupil_affairs: 'Hal Ehwal Murid',
  cocurriculum: 'Kokurikulum',
  special_education: 'PPKI',
};
const isUnit = (text: string): text is EventUnit => text in unitNames;
export const units = Object.keys(unitNames).filter(isUnit);

/** Which unit an event is of, always beside its name. */
export const unitEdges: Record<EventUnit, string> = {
  administration: 'border-chart-3',
  curriculum: 'border-chart-1',
  pupil_affairs: 'border-chart-4',
  cocurriculum: 'border-chart-2',
  special_education: 'border-control',
};
export const unitTints: Record<EventUnit, string> = {
  administration: 'bg-chart-3/13',
  curriculum: 'bg-chart-1/13',
  pupil_affairs: 'bg-chart-4/13',
  cocurriculum: 'bg-chart-2/13',
  special_education: 'bg-control/13',
};

/** A word that is chosen or not. */
export function chip({ isChosen }: { isChosen: boolean }): string {
  return classNames(
    'inline-flex min-h-11 items-center gap-2 rounded-full border px-3 text-sm sm:min-h-8',
    isChosen ? 'border-accent bg-accent-soft text-on-accent-soft' : 'border-line bg-raised',
  );
}

export const effectNames: Record<EventEffect, string> = {
  none: 'Tiada',
  some: 'Sebahagian',
  all: 'Semua kelas',
};

const repeatNames = {
  weekly: 'setiap minggu',
  fortnightly: 'setiap dua minggu',
  monthly: 'setiap bulan',
};

/** "8.00-10.00 pagi" or "Sepanjang hari" */
export function hoursWords({ fromTime, toTime }: Pick<CalendarEvent, 'fromTime' | 'toTime'>): string {
  return fromTime && toTime ? formatTimeRange(fromTime, toTime) : 'Sepanjang hari';
}

/** "17-19 Nov, setiap minggu hingga 27 Nov 2026" */
export function daysWords({ from, to, repeats, repeatsUntil }: CalendarEvent): string {
  const days = from === to ? formatShortDate(from) : formatDayRange(from, to);
  return repeats && repeatsUntil
    ? `${days}, ${repeatNames[repeats]} hingga ${formatShortDate(repeatsUntil)}`
    : days;
}

/** Which lessons do not take place: "PdP Tahun 4 dan 5 Bestari terhenti"; nothing where all do. */
export function effectWords(
  { effect, classIds }: Pick<CalendarEvent, 'effect' | 'classIds'>,
  classes: readonly SchoolClass[],
): string | undefined {
  if (effect === 'none') return undefined;
  if (effect === 'all') return 'PdP semua kelas terhenti';
  return `PdP ${formatList(stoppedNames(classIds, classes))} terhenti`;
}

/** Whether it is held on one of the days, both ends included. */
export function isHeldWithin(event: CalendarEvent, from: string, to: string): boolean {
  return occurrencesOf(event).some((held) => held.from <= to && from <= held.to);
}

/** "12 aktiviti, 3 menghentikan PdP" */
export function countWords(events: readonly CalendarEvent[]): string {
  if (events.length === 0) return 'tiada aktiviti';
  const stopping = events.filter(({ effect }) => effect !== 'none').length;
  return `${events.length} aktiviti, ${stopping === 0 ? 'tiada yang' : stopping} menghentikan PdP`;
}

/** Who wants the same, and when. */
export function clashWords(
  { kind, other, day }: EventClash<CalendarEvent>,
  personNameOf: (id: string | null) => string | undefined,
): string {
  const when = `${formatShortDate(day)}, ${hoursWords(other).toLowerCase()}`;
  if (kind === 'coordinator')
    return `${personNameOf(other.coordinatorId) ?? 'Penyelaras'} juga menyelaras ${other.title} (${when}).`;
  const by = personNameOf(other.coordinatorId);
  return `${other.title} menggunakan ${other.place} (${when})${by ? `, oleh ${by}` : ''}.`;
}
