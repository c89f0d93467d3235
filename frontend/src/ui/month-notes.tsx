import { daysBetween } from '@rules/calendar/day';
import { formatDayRange, formatShortDate } from './format';

type Note = { from: string; to: string; name: string };

type MonthNotesProps = { days: readonly string[]; namesOf: (date: string) => readonly string[] };

/** What the marked days of a month are, for whoever cannot hover over them; days of one name in one line. */
export function MonthNotes({ days, namesOf }: MonthNotesProps) {
  const notes: Note[] = [];
  for (const date of days)
    for (const name of namesOf(date)) {
      const begun = notes.find((note) => note.name === name && daysBetween(note.to, date) === 1);
      if (begun) begun.to = date;
      else notes.push({ from: date, to: date, name });
    }
  if (notes.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-0.5 border-line border-t pt-2 text-muted text-xs">
      {notes.map(({ from, to, name }) => (
        <li key={`${from}${name}`} dir="auto" className="wrap-anywhere">
          {from === to ? formatShortDate(from) : formatDayRange(from, to)} · {name}
        </li>
      ))}
    </ul>
  );
}
