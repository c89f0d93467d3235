import { classNames } from '../../../ui/class-names';
import { formatDate, formatWeekday, shortWeekday } from '../../../ui/format';
import type { WeekDay } from './week-days';

type DayStripProps = {
  days: readonly WeekDay[];
  chosen: string;
  onChoose: (date: string) => void;
};

const marks: Record<WeekDay['items'][number]['state']['look'], string> = {
  unwritten: 'rounded-full border border-control',
  complete: 'rounded-full bg-accent',
  sent: 'rounded-full bg-info',
  verified: 'rounded-full bg-success',
  gap: 'rotate-45 bg-warning',
  late: 'rotate-45 bg-warning',
  off: 'rounded-full bg-line',
};

/** The days of a week on a narrow screen, with a mark for each lesson. */
export function DayStrip({ days, chosen, onChoose }: DayStripProps) {
  return (
    <div role="tablist" aria-label="Hari" className="flex gap-1 rounded-lg bg-sunken p-1 print:hidden">
      {days.map((day, at) => (
        <button
          key={day.date}
          type="button"
          role="tab"
          aria-selected={day.date === chosen}
          aria-controls="day-panel"
          tabIndex={day.date === chosen ? 0 : -1}
          className={classNames(
            'flex min-h-14 min-w-0 flex-1 flex-col items-center rounded-md px-1 py-1 text-xs',
            day.date === chosen
              ? 'bg-raised font-semibold text-accent shadow-sm forced-colors:underline'
              : 'text-muted',
          )}
          onClick={() => onChoose(day.date)}
          onKeyDown={(event) => {
            const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
            const next = step === undefined ? undefined : days[at + step];
            if (!next) return;
            event.preventDefault();
            onChoose(next.date);
            event.currentTarget.parentElement?.querySelectorAll('button')[at + (step ?? 0)]?.focus();
          }}
        >
          <span>{shortWeekday(formatWeekday(day.date))}</span>
          <span className="text-base text-text tabular-nums">{Number(day.date.slice(8))}</span>
          <span className="sr-only">{nameOf(day)}</span>
          <Marks day={day} />
        </button>
      ))}
    </div>
  );
}

/** On the narrowest screens a number in their place. */
function Marks({ day: { items } }: { day: WeekDay }) {
  return (
    <>
      <span aria-hidden="true" className="flex flex-wrap justify-center gap-0.5 pt-0.5 max-[359px]:hidden">
        {items.map(({ key, state }) => (
          <span key={key} className={classNames('size-1.5', marks[state.look])} />
        ))}
      </span>
      <span aria-hidden="true" className="min-[360px]:hidden">
        {items.length || ''}
      </span>
    </>
  );
}

function nameOf({ date, names, items, isHeld }: WeekDay): string {
  const waiting = items.filter(({ state }) => state.needsYou).length;
  return [
    formatDate(date),
    ...names,
    isHeld || items.length > 0 ? `${items.length} PdP` : 'tiada persekolahan',
    waiting > 0 ? `${waiting} perlu dilihat` : undefined,
  ]
    .filter(Boolean)
    .join(', ');
}
