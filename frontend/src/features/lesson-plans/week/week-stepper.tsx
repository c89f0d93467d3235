import { weekAfter } from '@rules/calendar/school-week';
import { Link } from 'react-router';
import { formatDayRange } from '../../../ui/format';
import { Icon } from '../../../ui/icon';
import type { MyWeek } from './calls';

/** The address of a week, by any of its days. */
export function weekSearch(day: string): string {
  return `?${new URLSearchParams({ minggu: day, paparan: 'minggu' })}`;
}

/** "Minggu 41 · 16-20 Nov" */
export function weekName({ week, number, days }: MyWeek): string {
  const range = formatDayRange(days[0]?.date ?? week, days.at(-1)?.date ?? week);
  return ['Minggu', ...(number === null ? [] : [number, '·']), range].join(' ');
}

export function WeekStepper({ week: shown }: { week: MyWeek }) {
  const { week } = shown;
  const step = (weeks: number, icon: 'previous' | 'next', label: string) => (
    <Link
      to={weekSearch(weekAfter(week, weeks))}
      aria-label={label}
      className="inline-flex size-11 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-text sm:size-9 print:hidden"
    >
      <Icon name={icon} />
    </Link>
  );
  return (
    <nav aria-label="Minggu" className="flex items-center">
      {step(-1, 'previous', 'Minggu sebelumnya')}
      <span className="px-1 font-semibold text-sm tabular-nums">{weekName(shown)}</span>
      {step(1, 'next', 'Minggu berikutnya')}
    </nav>
  );
}
