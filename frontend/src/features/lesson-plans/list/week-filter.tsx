import type { SchoolDays } from '@rules/calendar/domain/school-calendar';
import { weekAfter } from '@rules/calendar/school-week';
import { Link } from 'react-router';
import { weekTitle } from '../../../school/calendar/week-label';
import { Icon } from '../../../ui/icon';

type WeekFilterProps = { week: string | null; thisWeek: string; days: SchoolDays };

const link =
  'inline-flex min-h-11 items-center justify-center gap-1 rounded-md px-3 font-medium text-sm transition-colors hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-on-accent-soft sm:min-h-9';

const list = { paparan: 'senarai' };
const toWeek = (week: string) => ({ search: new URLSearchParams({ ...list, minggu: week }).toString() });

/** The choice lives in the address. */
export function WeekFilter({ week, thisWeek, days }: WeekFilterProps) {
  const shown = week ?? thisWeek;
  return (
    <nav aria-label="Tapis mengikut minggu" className="flex flex-wrap items-center gap-1 pb-5">
      <Link
        to={{ search: new URLSearchParams(list).toString() }}
        aria-current={week === null ? 'page' : undefined}
        className={link}
      >
        Semua
      </Link>
      <Link to={toWeek(thisWeek)} aria-current={week === thisWeek ? 'page' : undefined} className={link}>
        Minggu ini
      </Link>
      <span className="ml-auto flex items-center">
        <Link to={toWeek(weekAfter(shown, -1))} aria-label="Minggu sebelumnya" className={link}>
          <Icon name="back" />
        </Link>
        <span className="min-w-24 text-center text-muted text-sm tabular-nums">{weekTitle(days, shown)}</span>
        <Link to={toWeek(weekAfter(shown, 1))} aria-label="Minggu berikutnya" className={link}>
          <Icon name="forward" />
        </Link>
      </span>
    </nav>
  );
}
