import { formatShortDate, malaysianDate } from '../../ui/format';
import { type EventText, repetitionsOf } from './event-text';
import { chip } from './event-words';

type LeftOutDaysProps = { text: EventText; onChange: (except: string[]) => void };

/** On which of its days something that repeats is not held. */
export function LeftOutDays({ text, onChange }: LeftOutDaysProps) {
  const days = repetitionsOf(text);
  const except = text.except.filter((day) => days.includes(day));
  if (days.length === 0) return null;
  // What is past is left out no more, unless all of it is.
  const ahead = days.filter((day) => day >= malaysianDate(new Date()));
  const offered =
    ahead.length === 0 ? days : days.filter((day) => ahead.includes(day) || except.includes(day));
  return (
    <details open={except.length > 0} className="rounded-md border border-line px-3 py-2">
      <summary className="min-h-11 cursor-pointer content-center text-sm sm:min-h-9">
        {except.length === 0
          ? `Diadakan ${days.length} kali. Langkau tarikh tertentu`
          : `${except.length} daripada ${days.length} tarikh dilangkau`}
      </summary>
      <fieldset className="flex max-h-64 flex-wrap gap-2 overflow-y-auto py-2">
        <legend className="pb-2 text-muted text-sm">Tekan tarikh yang tidak diadakan.</legend>
        {offered.map((day) => {
          const isLeftOut = except.includes(day);
          return (
            <button
              key={day}
              type="button"
              aria-pressed={isLeftOut}
              onClick={() => onChange(isLeftOut ? except.filter((each) => each !== day) : [...except, day])}
              className={chip({ isChosen: isLeftOut })}
            >
              <span className={isLeftOut ? 'line-through' : undefined}>{formatShortDate(day)}</span>
            </button>
          );
        })}
      </fieldset>
    </details>
  );
}
