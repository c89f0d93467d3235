import { currentSession } from '../../session/session-store';
import { ComboboxField } from '../../ui/combobox-field';
import { SelectField } from '../../ui/select-field';
import { tabClass, tabListClass } from '../../ui/tab-look';
import type { Known, Whose } from './known';
import { parameters, views } from './timetable-address';
import { weekdayName } from './timetable-words';

/** Whose week, or that of all classes. */
type View = Whose['kind'] | 'school';

export const viewOf = (search: URLSearchParams): View =>
  views.find(([, address]) => address === search.get(parameters.view))?.[0] ?? 'teacher';

type Choice = { value: string; label: string };

function choicesOf({ people, classes, rooms, lessons }: Known, view: View): Choice[] {
  if (view === 'class') return classes.map(({ id, name }) => ({ value: id, label: name }));
  if (view === 'room') return rooms.map(({ id, name }) => ({ value: id, label: name }));
  const busy = new Set(lessons.flatMap(({ teacherIds }) => teacherIds));
  return people
    .toSorted((one, other) => Number(busy.has(other.userId)) - Number(busy.has(one.userId)))
    .map(({ userId, displayName }) => ({ value: userId, label: displayName }));
}

/** Who is named; else oneself, and of classes and rooms the first. */
export function whoseWeek(known: Known, search: URLSearchParams): Whose | undefined {
  const kind = viewOf(search);
  if (kind === 'school') return undefined;
  const choices = choicesOf(known, kind);
  const named = choices.find(({ value }) => value === search.get(parameters.whose));
  const own =
    kind === 'teacher' ? choices.find(({ value }) => value === currentSession()?.user.id) : undefined;
  const found = named ?? own ?? choices[0];
  return found && { kind, id: found.value };
}

export function nameOfWhose(known: Known, { kind, id }: Whose): string {
  return choicesOf(known, kind).find(({ value }) => value === id)?.label ?? '';
}

type ViewChoiceProps = {
  known: Known;
  /** Whose week it is, or in that of the school whose lessons stand out. */
  chosenId: string;
  view: View;
  /** Of the week of the school, which is whole or one day. */
  weekdays: readonly number[];
  day: number | null;
  onGo: (part: Record<string, string | null>) => void;
};

/** Of whom the week is shown. */
export function ViewChoice({ known, chosenId, view, weekdays, day, onGo }: ViewChoiceProps) {
  const choices = choicesOf(known, view);
  const label = views.find(([kind]) => kind === (view === 'school' ? 'teacher' : view))?.[2] ?? '';
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 pb-5 dense:items-center dense:gap-x-3 dense:pb-0 dense:[&_label]:sr-only dense:[&_:is(input,select)]:min-h-9 dense:[&_:is(input,select)]:py-1 print:hidden">
      <fieldset className={tabListClass}>
        <legend className="sr-only">Jadual siapa</legend>
        {views.map(([kind, address, name]) => (
          <button
            key={kind}
            type="button"
            aria-current={kind === view ? 'page' : undefined}
            onClick={() =>
              onGo({
                [parameters.view]: kind === 'teacher' ? null : address,
                [parameters.whose]: null,
                [parameters.day]: null,
              })
            }
            className={tabClass}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {choices.length > 0 && (
        <div data-search={view === 'school' || undefined} className="w-full sm:w-72 dense:w-56">
          <ComboboxField
            label={label}
            options={choices}
            value={chosenId}
            onChange={(id) => onGo({ [parameters.whose]: id || null })}
          />
        </div>
      )}
      {view === 'school' && (
        <div className="w-40 max-sm:hidden dense:w-32">
          <SelectField
            label="Hari"
            value={day === null ? '' : String(day)}
            onChange={({ target }) => onGo({ [parameters.day]: target.value || null })}
            options={[
              { value: '', label: 'Seminggu' },
              ...weekdays.map((each) => ({ value: String(each), label: weekdayName(each) })),
            ]}
          />
        </div>
      )}
    </div>
  );
}

/** The day of the school's week that the address names; null for all of it. */
export function dayOf(search: URLSearchParams): number | null {
  const day = search.get(parameters.day);
  return day !== null && /^[0-6]$/.test(day) ? Number(day) : null;
}
