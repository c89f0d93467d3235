import { type KeyboardEvent, useState } from 'react';
import { IconButton } from './button';
import { classNames } from './class-names';
import { ComboboxList, optionId } from './combobox-list';
import { Field, type FieldText } from './field';
import { Icon } from './icon';
import { matchingOptions, type Option } from './option-filter';

type ComboboxFieldProps = FieldText & {
  id?: string;
  options: readonly Option[];
  /** Empty when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** For options that a server finds: hears what is typed, and `options` are shown as they come. */
  onQuery?: (query: string) => void;
  isSearching?: boolean;
  disabled?: boolean;
};

/** A choice among many: typing narrows the list, the arrows move, Enter takes, Escape leaves it as it was. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { options, value, onChange, onBlur, onQuery, isSearching = false, disabled, ...text } = props;
  const [query, setQuery] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const shown = query === undefined || onQuery ? options : matchingOptions(options, query);

  function open() {
    setOpen(true);
    setActive(
      Math.max(
        0,
        shown.findIndex((option) => option.value === value),
      ),
    );
  }

  function close() {
    setOpen(false);
    setQuery(undefined);
  }

  function choose(option: Option | undefined) {
    if (option) onChange(option.value);
    close();
  }

  function type(typed: string) {
    setQuery(typed);
    setOpen(true);
    setActive(0);
    onQuery?.(typed);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && isOpen) choose(shown[active]);
    else if (event.key === 'ArrowDown' && !isOpen) open();
    else if (event.key === 'ArrowDown') setActive(Math.min(active + 1, shown.length - 1));
    else if (event.key === 'ArrowUp' && isOpen) setActive(Math.max(active - 1, 0));
    else return;
    event.preventDefault();
  }

  return (
    <Field {...text}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            disabled={disabled}
            aria-expanded={isOpen}
            aria-controls={`${control.id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && shown[active] ? optionId(control.id, active) : undefined}
            value={query ?? chosen?.label ?? ''}
            onChange={({ target }) => type(target.value)}
            onClick={open}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              onBlur?.();
            }}
            className={classNames(control.className, 'pr-20')}
          />
          {value && !disabled && (
            <IconButton
              icon="close"
              label="Kosongkan pilihan"
              className="absolute top-1/2 right-9 -translate-y-1/2 max-sm:size-9"
              onClick={() => onChange('')}
            />
          )}
          <Icon
            name="down"
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
          />
          {isOpen && (
            <ComboboxList
              fieldId={control.id}
              options={shown}
              value={value}
              active={active}
              isSearching={isSearching}
              onChoose={choose}
            />
          )}
        </div>
      )}
    </Field>
  );
}
