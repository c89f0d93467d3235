// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the input, which names the active option
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the same
// biome-ignore-all lint/a11y/useSemanticElements: a native list of options cannot be searched
import { classNames } from './class-names';
import { Icon } from './icon';
import type { Option } from './option-filter';

export function optionId(fieldId: string, index: number): string {
  return `${fieldId}-option-${index}`;
}

type ComboboxListProps = {
  fieldId: string;
  options: readonly Option[];
  value: string;
  active: number;
  isSearching: boolean;
  onChoose: (option: Option) => void;
};

export function ComboboxList(props: ComboboxListProps) {
  const { fieldId, options, value, active, isSearching, onChoose } = props;
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1 animate-pop overflow-hidden rounded-lg border border-line bg-raised shadow-lg">
      <div
        id={`${fieldId}-list`}
        role="listbox"
        aria-label="Pilihan"
        aria-busy={isSearching}
        className="max-h-72 overflow-y-auto p-1 empty:hidden"
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            id={optionId(fieldId, index)}
            role="option"
            aria-selected={option.value === value}
            ref={index === active ? showActive : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 py-1.5 text-sm hover:bg-sunken sm:min-h-9',
              index === active && 'bg-sunken',
            )}
          >
            <span className="min-w-0 flex-1">
              {option.label}
              {option.detail && <span className="block text-muted text-xs">{option.detail}</span>}
            </span>
            {option.value === value && <Icon name="check" size={16} />}
          </div>
        ))}
      </div>
      <p role="status" className="px-4 py-3 text-muted text-sm empty:hidden">
        {listSentence(options.length, isSearching)}
      </p>
    </div>
  );
}

function listSentence(count: number, isSearching: boolean): string {
  if (isSearching) return 'Mencari…';
  return count === 0 ? 'Tiada yang sepadan. Sila cuba perkataan lain.' : '';
}

function showActive(option: HTMLDivElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
