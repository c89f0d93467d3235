import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/button-link';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import { planAddress } from '../plan-address';
import { type ItemToMend, isToMend, type WeekDay } from './week-days';

/** In the address, so that going back shows what was shown. */
const PLACE = { name: 'tunjuk', value: 'perlu-dilihat' };

type MendFilter = Readonly<{ isOn: boolean; toggle: () => void }>;

/** Whether the week shows only what has to be mended; nothing of that left, it shows all. */
export function useMendFilter(count: number): MendFilter {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.get(PLACE.name) === PLACE.value;
  return {
    isOn: isAsked && count > 0,
    toggle() {
      const next = new URLSearchParams(search);
      if (isAsked) next.delete(PLACE.name);
      else next.set(PLACE.name, PLACE.value);
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  };
}

export function daysToMend(days: readonly WeekDay[]): WeekDay[] {
  return days
    .map((day) => ({ ...day, items: day.items.filter(isToMend) }))
    .filter(({ items }) => items.length > 0);
}

export function MendChip({ filter, count }: { filter: MendFilter; count: number }) {
  return (
    <button
      type="button"
      aria-pressed={filter.isOn}
      onClick={filter.toggle}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3 text-sm sm:min-h-8 print:hidden',
        filter.isOn
          ? 'border-accent bg-accent-soft font-medium text-on-accent-soft'
          : 'border-control/55 bg-raised text-warning hover:border-control',
      )}
    >
      <Icon name="warning" size={16} /> Perlu dilihat <span className="tabular-nums">{count}</span>
    </button>
  );
}

/** To the first of them; from each the editor leads to the next. */
export function MendLink({ toMend }: { toMend: readonly ItemToMend[] }) {
  const [first] = toMend;
  if (!first) return null;
  return (
    <ButtonLink variant="secondary" icon="warning" to={planAddress(first.plan.id)}>
      Betulkan {toMend.length}
    </ButtonLink>
  );
}
