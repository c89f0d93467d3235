import { classNames } from '../../../ui/class-names';
import { formatDate, formatWeekday } from '../../../ui/format';
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
      <h2
        id={id}
        className={classNames(
          'flex flex-wrap items-baseline gap-x-2 border-b-2 pb-1.5 font-semibold text-sm',
          isToday ? 'border-accent text-accent' : 'border-line',
        )}
      >
        <span aria-hidden="true">
          {formatWeekday(date)} <span className="font-normal tabular-nums">{Number(date.slice(8))}</span>
        </span>
        <span className="sr-only">{formatDate(date)}</span>
        {(isToday || !isHeld) && (
          <span className={classNames('ml-auto font-normal text-xs', !isHeld && 'text-muted')}>
            {isToday ? 'Hari ini' : 'Cuti'}
          </span>
        )}
      </h2>
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
