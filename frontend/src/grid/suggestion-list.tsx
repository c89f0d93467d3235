// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the input, which names the active option
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the same
// biome-ignore-all lint/a11y/useSemanticElements: a native list of options cannot be searched
import { classNames } from '../ui/class-names';
import { Kbd } from '../ui/kbd';
import { openBesideCell } from './open-beside-cell';
import type { Suggestion } from './sheet';

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

type SuggestionListProps<Value> = {
  id: string;
  suggestions: readonly Suggestion<Value>[];
  /** -1 while none is. */
  active: number;
  order: string;
  onChoose: (suggestion: Suggestion<Value>) => void;
};

function showActive(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}

/** Under the cell that is being edited, over everything else. */
export function SuggestionList<Value>({
  id,
  suggestions,
  active,
  order,
  onChoose,
}: SuggestionListProps<Value>) {
  return (
    <div
      ref={openBesideCell}
      popover="manual"
      className="fixed inset-auto m-0 w-72 max-w-[calc(100vw-1rem)] overflow-hidden rounded-lg border border-line bg-raised p-1 text-left text-sm text-text shadow-lg"
    >
      <div id={id} role="listbox" aria-label="Pilihan" className="max-h-56 overflow-y-auto empty:hidden">
        {suggestions.map((suggestion, index) => (
          <div
            key={suggestion.code}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            ref={index === active ? showActive : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 sm:min-h-8',
              index === active
                ? 'bg-accent-soft text-on-accent-soft forced-colors:outline'
                : 'hover:bg-sunken',
            )}
          >
            <span className="w-8 shrink-0 font-semibold">{suggestion.code}</span>
            <span className="min-w-0 flex-1">{suggestion.label}</span>
            <span className="whitespace-nowrap tabular-nums">{suggestion.detail}</span>
          </div>
        ))}
      </div>
      <p role="status" className="px-2 py-1.5 text-muted text-xs">
        {suggestions.length === 0 ? 'Tiada yang sepadan.' : order} <Kbd>Enter</Kbd> pilih
      </p>
    </div>
  );
}
