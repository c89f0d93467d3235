import { classNames } from '../../../ui/class-names';
import { formatDate, formatWeekday } from '../../../ui/format';
import { Menu, type MenuItem } from '../../../ui/menu';
import type { LessonActs } from './card-menu';
import { LessonCard } from './lesson-card';
import type { WeekDay } from './week-days';

type DayColumnProps = {
  day: WeekDay;
  isToday: boolean;
  refusal?: string;
  acts: LessonActs;
};

export function DayColumn({ day, isToday, refusal, acts }: DayColumnProps) {
  const { date, isHeld, names, items } = day;
  const id = `day-${date}`;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <div
        className={classNames(
          'flex items-center justify-between border-b-2',
          isToday ? 'border-accent text-accent' : 'border-line',
        )}
      >
        <h2 id={id} className="flex flex-wrap items-baseline gap-x-2 py-1.5 font-semibold text-sm">
          <span aria-hidden="true">
            {formatWeekday(date)} <span className="font-normal tabular-nums">{Number(date.slice(8))}</span>
          </span>
          <span className="sr-only">{formatDate(date)}</span>
          {(isToday || !isHeld) && (
            <span className={classNames('font-normal text-xs', !isHeld && 'text-muted')}>
              {isToday ? 'Hari ini' : 'Cuti'}
            </span>
          )}
        </h2>
        {isHeld && !refusal && <DayMenu day={day} acts={acts} />}
      </div>
      {names.length > 0 && <p className="wrap-anywhere text-muted text-xs">{names.join(' · ')}</p>}
      {items.length === 0 ? (
        <p className="text-muted text-sm">{isHeld ? 'Tiada PdP.' : 'Tiada persekolahan.'}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {items.map((item) => (
            <LessonCard key={item.key} item={item} refusal={refusal} acts={acts} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What can be done to all lessons of a day. */
function DayMenu({ day: { date, items }, acts }: Pick<DayColumnProps, 'day' | 'acts'>) {
  const open = items.filter(({ plan, noted }) => plan && !noted);
  const { onAway } = acts;
  const all: MenuItem[] = [
    ...(onAway
      ? [{ label: 'Saya tidak hadir…', icon: 'lessonOff' as const, onSelect: () => onAway(date, date) }]
      : []),
    ...(open.length > 0
      ? [{ label: 'Tangguhkan semua…', icon: 'timetable' as const, onSelect: () => acts.onPostpone(open) }]
      : []),
  ];
  if (all.length === 0) return null;
  return (
    <span className="-my-2 -mr-2 print:hidden">
      <Menu label={`Tindakan hari ${formatDate(date)}`} items={all} />
    </span>
  );
}
