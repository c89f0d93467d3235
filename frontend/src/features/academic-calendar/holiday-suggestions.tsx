import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { formatDate } from '../../ui/format';
import { decideHolidays, deleteEntry } from './calls';
import type { Known } from './known';

type Act = 'confirmed' | 'dismissed';
type Decision = { act: Act; days: string[] };

/** Public holidays of the school's state on days of school, to confirm or to put aside. `isOpen`: until it is pressed. */
export function HolidaySuggestions({ known: { kept }, isOpen }: { known: Known; isOpen: boolean }) {
  const { academicYearId, suggestions, entries } = kept;
  const deciding = useChange(({ act, days }: Decision) => decideHolidays(kept, { [act]: days }), {
    done: (_after, { act, days }) =>
      act === 'confirmed' ? `${days.length} cuti umum disahkan.` : 'Cadangan diketepikan.',
    changes: ['calendar'],
    undo: async (after, { act, days }) => {
      if (act === 'dismissed')
        return decideHolidays({ academicYearId, version: after.version }, { reopened: days });
      const known = new Set(entries.map(({ id }) => id));
      const made = after.entries.filter(({ id, from }) => !known.has(id) && days.includes(from));
      return Promise.all(made.map(({ id }) => deleteEntry(id)));
    },
  });
  if (suggestions.length === 0) return null;
  const days = suggestions.map(({ day }) => day);
  const isBusy = (act: Act, day: string) =>
    deciding.busyWith?.act === act && deciding.busyWith.days.includes(day);
  return (
    <section aria-labelledby="cadangan-cuti" className="mb-4 rounded-lg border border-line bg-raised">
      <details open={isOpen} className="px-4 py-2">
        <summary className="min-h-11 cursor-pointer content-center">
          <h2 id="cadangan-cuti" className="inline font-semibold">
            {suggestions.length} cuti umum untuk disahkan
          </h2>
        </summary>
        <div className="flex flex-wrap items-center gap-3 pb-2">
          <p className="min-w-0 flex-1 basis-64 text-muted text-sm">
            Cuti di negeri ini yang belum ada dalam kalendar sekolah. Tarikh Islam mengikut pengumuman rasmi.
          </p>
          {suggestions.length > 1 && (
            <Button
              size="small"
              variant="secondary"
              busy={deciding.busyWith?.days.length === days.length}
              onClick={() => deciding.make({ act: 'confirmed', days })}
            >
              Sahkan semua
            </Button>
          )}
        </div>
        <ul className="max-h-80 divide-y divide-line overflow-y-auto text-sm">
          {suggestions.map(({ day, name }) => (
            <li key={day} className="flex flex-wrap items-center gap-2 py-2">
              <span className="min-w-0 flex-1 basis-56">
                {name} <span className="text-muted">({formatDate(day)})</span>
              </span>
              <div className="flex gap-1">
                <Button
                  size="small"
                  variant="secondary"
                  busy={isBusy('confirmed', day)}
                  onClick={() => deciding.make({ act: 'confirmed', days: [day] })}
                >
                  Sahkan<span className="sr-only"> {name}</span>
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  busy={isBusy('dismissed', day)}
                  onClick={() => deciding.make({ act: 'dismissed', days: [day] })}
                >
                  Ketepikan<span className="sr-only"> {name}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
